-- User commands. Those that concern a buffer exist where pallasd is attached.

local M = {}

local function client_of(bufnr)
  return vim.lsp.get_clients({ name = 'pallasd', bufnr = bufnr or 0 })[1]
end

local function forms()
  return { 'canonical', 'raw', 'generic' }
end

--- Makes the commands of a buffer.
function M.attach(client, bufnr)
  local function command(name, options, action)
    vim.api.nvim_buf_create_user_command(bufnr, name, function(arguments)
      action(client_of(bufnr) or client, arguments)
    end, options)
  end
  local views, run = require('pallasd.views'), require('pallasd.run')
  command('PallasdJaxpr', { bang = true, desc = 'The jaxpr of the kernel at the cursor (!: floating)' },
    function(attached, arguments) views.show(attached, 'jaxpr', nil, arguments.bang) end)
  command('PallasdMlir',
    { bang = true, nargs = '?', complete = forms, desc = 'The Mosaic module of the kernel at the cursor (!: floating)' },
    function(attached, arguments)
      views.show(attached, 'mlir', arguments.args ~= '' and arguments.args or nil, arguments.bang)
    end)
  command('PallasdChanges', {
    nargs = '?',
    complete = function() return { 'mlir', 'jaxpr' } end,
    desc = 'What the edits since the last write changed in the module (or jaxpr) of the kernel at the cursor',
  }, function(attached, arguments) views.changes(attached, arguments.args ~= '' and arguments.args or 'mlir') end)
  command('PallasdCompareChip', {
    nargs = 1,
    complete = function() return views.chips(client_of(bufnr) or client) end,
    desc = "The module of the kernel at the cursor beside another chip's",
  }, function(attached, arguments) views.compare_chip(attached, arguments.args) end)
  command('PallasdCompareInstances', { desc = 'The modules of two instances side by side' },
    function(attached) views.compare_instances(attached, bufnr) end)
  command('PallasdInstances', { nargs = '?', desc = 'Kernel instances to choose from' },
    function(attached, arguments)
      views.instances(attached, bufnr, arguments.args ~= '' and arguments.args or nil)
    end)
  command('PallasdRule', { nargs = 1, desc = 'The page of a rule' },
    function(attached, arguments) views.rule(attached, arguments.args) end)
  command('PallasdRun', { nargs = '?', desc = 'Run this file, or one of its functions' },
    function(attached, arguments)
      local argument = { uri = vim.uri_from_bufnr(bufnr), kernel = arguments.args ~= '' and arguments.args or nil }
      run.start(attached, 'pallasd.run', argument)
    end)
  command('PallasdVerify', { desc = "Compare pallasd with the workspace's JAX on this file" },
    function(attached) run.start(attached, 'pallasd.verify', { uri = vim.uri_from_bufnr(bufnr) }) end)
end

local function restart()
  local clients = vim.lsp.get_clients({ name = 'pallasd' })
  local roots = {} -- by buffer; false: of no workspace
  for _, client in ipairs(clients) do
    for bufnr in pairs(client.attached_buffers) do
      roots[bufnr] = client.root_dir or false
    end
    client:stop()
  end
  vim.wait(3000, function() return #vim.lsp.get_clients({ name = 'pallasd' }) == 0 end, 10)
  for _, client in ipairs(vim.lsp.get_clients({ name = 'pallasd' })) do
    client:stop(true)
  end
  for bufnr, root in pairs(roots) do
    if vim.api.nvim_buf_is_valid(bufnr) then
      local config = vim.deepcopy(vim.lsp.config.pallasd)
      config.root_dir = root or nil
      vim.lsp.start(config, { bufnr = bufnr })
    end
  end
end

--- Makes the commands that need no buffer.
function M.setup()
  local command = vim.api.nvim_create_user_command
  command('PallasdRestart', restart, { desc = 'Stop the pallasd server and start it anew' })
  command('PallasdStop', function() require('pallasd.run').stop() end, { desc = 'End what :PallasdRun started' })
  command('PallasdTrust', function()
    local client = client_of(0)
    local root = client and client.root_dir or vim.fs.root(0, { 'pallasd.toml', 'pyproject.toml', '.git' })
    if not root then
      return vim.notify('pallasd: this buffer belongs to no workspace', vim.log.levels.WARN)
    end
    require('pallasd.client').trust(root)
    restart()
    vim.notify('pallasd: commands may execute the code of ' .. root .. ' until Neovim ends')
  end, { desc = "Let pallasd's commands execute this workspace's code, for this session" })
end

return M
