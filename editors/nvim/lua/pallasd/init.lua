-- The public face: require('pallasd').status() for a statusline.

return {
  status = function(bufnr) return require('pallasd.client').status(bufnr) end,
}
