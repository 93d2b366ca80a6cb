-- Commands that need no attached buffer; the client itself is started by vim.lsp.enable('pallasd').

if vim.g.loaded_pallasd then
  return
end
vim.g.loaded_pallasd = true

if vim.fn.has('nvim-0.11') == 0 then
  vim.notify('pallasd needs Neovim 0.11 or later', vim.log.levels.ERROR)
  return
end
require('pallasd.commands').setup()
