-- The client: how the server is found and started, what it may do, and what it says on its own.

local M = {}

local markers = { { 'pallasd.toml', 'pyproject.toml' }, { 'setup.cfg', 'setup.py', '.git' } }

--- User options: `vim.g.pallasd`, a table (see doc/pallasd.txt); read when needed, so it may be set at any time.
function M.options()
  return vim.g.pallasd or {}
end

-- Folders that :PallasdTrust named; a session's end forgets them.
local trusted_here = {}

--- Whether commands may execute the code of a workspace: never unless the user said so.
function M.is_trusted(root)
  local trusted = M.options().trusted
  if trusted == true or (root and trusted_here[root]) then
    return true
  end
  for _, folder in ipairs(type(trusted) == 'table' and trusted or {}) do
    folder = vim.fs.normalize(folder)
    if root and (root == folder or vim.startswith(root, folder .. '/')) then
      return true
    end
  end
  return false
end

function M.trust(root)
  trusted_here[root] = true
end

--- The server's binary: the option, the workspace's environment, PATH. An environment inside the workspace is part of
--- the workspace, so its binary is only taken where the user trusts it.
function M.binary(root)
  local option = M.options().cmd
  if option then
    return vim.fs.normalize(type(option) == 'table' and option[1] or option)
  end
  local environments = { vim.env.VIRTUAL_ENV }
  if root and M.is_trusted(root) then
    vim.list_extend(environments, { root .. '/.venv', root .. '/venv' })
  end
  for _, environment in ipairs(environments) do
    local path = environment .. '/bin/pallasd'
    if vim.fn.executable(path) == 1 then
      return path
    end
  end
  return vim.fn.exepath('pallasd') ~= '' and vim.fn.exepath('pallasd') or nil
end

local function start(dispatchers, config)
  local root = config.root_dir
  local binary = M.binary(root)
  if not binary then
    error('pallasd is not on PATH nor in $VIRTUAL_ENV. Install it (pip install pallasd) or name it: '
      .. "vim.g.pallasd = { cmd = '/path/to/pallasd' }")
  end
  local option = M.options().cmd
  local command = type(option) == 'table' and vim.list_extend({ binary }, option, 2) or { binary, 'lsp' }
  return vim.lsp.rpc.start(command, dispatchers, { cwd = root or config.cmd_cwd, env = config.cmd_env })
end

-- --- What the server says on its own ------------------------------------------------

local status = {} -- by client id

--- What the server last said about itself, for a statusline: { health, quiescent, message }; nil without a client.
function M.status(bufnr)
  local client = vim.lsp.get_clients({ name = 'pallasd', bufnr = bufnr or 0 })[1]
  return client and (status[client.id] or { health = 'ok', quiescent = true, message = '' })
end

local handlers = {
  ['experimental/serverStatus'] = function(_, result, context)
    status[context.client_id] = result
    vim.api.nvim_exec_autocmds('User', { pattern = 'PallasdStatus', data = result, modeline = false })
  end,
  ['pallasd/contentChanged'] = function(_, result, context)
    require('pallasd.views').refresh(context.client_id, result.uris)
  end,
  ['pallasd/output'] = function(_, result)
    require('pallasd.run').output(result)
  end,
}

local commands = {
  ['pallasd.showGenerated'] = function(command, context)
    local client = vim.lsp.get_client_by_id(context.client_id)
    require('pallasd.views').open(client, command.arguments[1].uri, { source = context.bufnr })
  end,
  ['pallasd.showInstances'] = function(command, context)
    local client = vim.lsp.get_client_by_id(context.client_id)
    require('pallasd.views').instances(client, context.bufnr, command.arguments[1].kernel)
  end,
  ['pallasd.run'] = function(command, context)
    require('pallasd.run').start(vim.lsp.get_client_by_id(context.client_id), command.command, command.arguments[1])
  end,
}
commands['pallasd.verify'] = commands['pallasd.run']

local function on_attach(client, bufnr)
  require('pallasd.commands').attach(client, bufnr)
  if M.options().codelens ~= false then
    local group = vim.api.nvim_create_augroup('pallasd.codelens.' .. bufnr, {})
    vim.api.nvim_create_autocmd({ 'BufEnter', 'InsertLeave', 'TextChanged' }, {
      group = group,
      buffer = bufnr,
      callback = function() vim.lsp.codelens.refresh({ bufnr = bufnr }) end,
    })
    vim.lsp.codelens.refresh({ bufnr = bufnr })
  end
end

function M.config()
  return {
    cmd = start,
    filetypes = { 'python' },
    root_markers = markers,
    settings = { pallasd = vim.empty_dict() },
    capabilities = {
      experimental = { serverStatusNotification = true, generatedDocuments = true },
    },
    before_init = function(parameters, config)
      parameters.initializationOptions = {
        trusted = M.is_trusted(config.root_dir),
        settings = vim.tbl_get(config, 'settings', 'pallasd') or vim.empty_dict(),
      }
    end,
    handlers = handlers,
    commands = commands,
    on_attach = on_attach,
  }
end

return M
