-- The configuration that `vim.lsp.enable('pallasd')` starts (Neovim 0.11 or later). Everything here can be overridden
-- with vim.lsp.config('pallasd', { ... }); what is pallasd's own lives in lua/pallasd.

return require('pallasd.client').config()
