-- Running and verifying: the server starts the child; its output goes to one buffer, the places of a traceback to the
-- quickfix list. The server refuses in a workspace that is not trusted, and says how to trust it.

local M = {}

local api = vim.api
local name = 'pallasd://output'
local running -- { client_id, request_id, token, command }
local last_token = 0

local function output_buffer()
  local bufnr = vim.fn.bufnr(name)
  if bufnr == -1 then
    bufnr = api.nvim_create_buf(false, true)
    api.nvim_buf_set_name(bufnr, name)
    vim.bo[bufnr].buftype = 'nofile'
    vim.bo[bufnr].swapfile = false
  end
  return bufnr
end

local function show(bufnr)
  if vim.fn.bufwinid(bufnr) == -1 then
    api.nvim_open_win(bufnr, false, { split = 'below', height = 12 })
  end
end

local function append(text)
  local bufnr = output_buffer()
  local last = api.nvim_buf_get_lines(bufnr, -2, -1, false)[1] or ''
  api.nvim_buf_set_lines(bufnr, -2, -1, false, vim.split(last .. text:gsub('\r\n?', '\n'), '\n', { plain = true }))
  for _, window in ipairs(vim.fn.win_findbuf(bufnr)) do
    api.nvim_win_set_cursor(window, { api.nvim_buf_line_count(bufnr), 0 })
  end
end

--- `pallasd/output` of the server.
function M.output(result)
  if running and result.token == running.token then
    append(result.text)
  end
end

local function fill_quickfix(frames, encoding)
  local items = {}
  for i = #frames, 1, -1 do -- innermost first
    local frame = frames[i]
    local location = frame.location or frame
    if location.uri and location.range then
      local item = vim.lsp.util.locations_to_items({ { uri = location.uri, range = location.range } }, encoding)[1]
      item.text = frame.message or item.text
      table.insert(items, item)
    end
  end
  vim.fn.setqflist({}, ' ', { title = 'pallasd: traceback', items = items })
end

local function tell(result)
  api.nvim_exec_autocmds('User', { pattern = 'PallasdFinished', data = result, modeline = false })
end

local function finished(client, err, result)
  running = nil
  if err then
    append('\n' .. err.message .. '\n')
    vim.notify('pallasd: ' .. err.message, vim.log.levels.ERROR)
    return tell({ error = err.message })
  end
  local how = result.signal and ('signal ' .. result.signal) or ('exit code ' .. result.exitCode)
  append(('\n[%s%s]\n'):format(how, result.where and (', ' .. result.where) or ''))
  if result.frames and #result.frames > 0 then
    fill_quickfix(result.frames, client.offset_encoding)
  end
  tell(result)
end

--- Starts `command` (pallasd.run or pallasd.verify) with its argument.
function M.start(client, command, argument)
  if running then
    return vim.notify('pallasd: a run is under way; :PallasdStop ends it', vim.log.levels.WARN)
  end
  last_token = last_token + 1
  local token = 'pallasd-nvim-' .. last_token
  local bufnr = output_buffer()
  api.nvim_buf_set_lines(bufnr, 0, -1, false, {})
  show(bufnr)
  running = { client_id = client.id, token = token, command = command }
  local parameters = { command = command, arguments = { argument }, workDoneToken = token }
  local sent, id = client:request('workspace/executeCommand', parameters, function(err, result)
    finished(client, err, result)
  end)
  running = sent and vim.tbl_extend('force', running or {}, { request_id = id }) or nil
end

function M.stop()
  local stopped = running
  local client = stopped and vim.lsp.get_client_by_id(stopped.client_id)
  if not client then
    return
  end
  -- Neovim drops the answer to a request that it has cancelled; that it came is all there is to know.
  api.nvim_create_autocmd('LspRequest', {
    callback = function(event)
      if event.data.client_id ~= stopped.client_id or event.data.request_id ~= stopped.request_id then
        return false
      end
      if event.data.request.type ~= 'complete' then
        return false
      end
      if running == stopped then
        running = nil
        append('\n[cancelled]\n')
        tell({ error = 'cancelled' })
      end
      return true
    end,
  })
  client:cancel_request(stopped.request_id)
end

return M
