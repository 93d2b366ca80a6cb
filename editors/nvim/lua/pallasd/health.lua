-- :checkhealth pallasd

local M = {}

local health = vim.health

local function check_neovim()
  if vim.fn.has('nvim-0.11') == 1 then
    health.ok('Neovim ' .. tostring(vim.version()))
  else
    health.error('Neovim ' .. tostring(vim.version()) .. ': pallasd needs 0.11 or later')
  end
end

--- Output of the binary, or nil and why not.
local function ask(binary, ...)
  local started, process = pcall(vim.system, { binary, ... }, { text = true, timeout = 10000 })
  if not started then
    return nil, process
  end
  local result = process:wait()
  return result.code == 0 and result.stdout or nil, result.stderr
end

local function check_binary(root)
  local binary = require('pallasd.client').binary(root)
  if not binary then
    health.error('pallasd is not on PATH nor in $VIRTUAL_ENV', {
      'pip install pallasd',
      "or name the binary: vim.g.pallasd = { cmd = '/path/to/pallasd' }",
    })
    return nil
  end
  local version, reason = ask(binary, '--version')
  if version then
    health.ok(('%s (%s)'):format(vim.trim(version), binary))
    return binary
  end
  health.error(('%s does not answer: %s'):format(binary, vim.trim(reason or '')))
end

local function check_world(binary)
  local text = ask(binary, 'doctor', '--format', 'json')
  local decoded, world = pcall(vim.json.decode, text or '')
  if not decoded then
    return health.warn('pallasd doctor gives no answer')
  end
  local jax = type(world.jax) == 'table' and (world.jax.used or world.jax.release) or world.jax
  health.info('answers for JAX ' .. tostring(jax) .. ' on ' .. table.concat(world.chips or {}, ', '))
end

local function check_clients(root)
  local clients = vim.lsp.get_clients({ name = 'pallasd' })
  if vim.lsp.is_enabled and not vim.lsp.is_enabled('pallasd') and #clients == 0 then
    return health.warn('the client is not enabled', { "vim.lsp.enable('pallasd')" })
  end
  if #clients == 0 then
    return health.info('no Python buffer is open: the server has not been started')
  end
  for _, client in ipairs(clients) do
    local info = client.server_info or {}
    health.ok(('running: %s %s for %s'):format(info.name or 'pallasd', info.version or '', client.root_dir or 'single files'))
    if client.server_capabilities.executeCommandProvider then
      health.ok('the workspace is trusted: ' .. table.concat(client.server_capabilities.executeCommandProvider.commands, ', '))
    else
      health.info('the workspace is not trusted: nothing executes its code (:PallasdTrust)')
    end
  end
end

function M.check()
  health.start('pallasd')
  local root = vim.fs.root(0, { 'pallasd.toml', 'pyproject.toml', '.git' })
  check_neovim()
  local binary = check_binary(root)
  if binary then
    check_world(binary)
  end
  check_clients(root)
end

return M
