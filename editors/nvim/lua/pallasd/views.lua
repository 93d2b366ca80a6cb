-- Jaxprs and Mosaic modules as read-only buffers beside the source. Their text follows every edit, and the place of the
-- cursor in either is marked in the other.

local M = {}

local api = vim.api
local marks = api.nvim_create_namespace('pallasd.views')
local group = api.nvim_create_augroup('pallasd.views', {})
local delay = 40 -- milliseconds between the cursor's rest and the question to the server

local views = {} -- by buffer: { client_id, uri, source }

api.nvim_set_hl(0, 'PallasdMapped', { link = 'Visual', default = true })

local function windows_of(bufnr)
  return vim.tbl_filter(function(window) return api.nvim_win_get_buf(window) == bufnr end, api.nvim_tabpage_list_wins(0))
end

local function client_of(view)
  local client = vim.lsp.get_client_by_id(view.client_id)
  return client and not client:is_stopped() and client or vim.lsp.get_clients({ name = 'pallasd', bufnr = view.source })[1]
end

-- --- Texts ------------------------------------------------------------------------------

local function set_text(bufnr, text)
  local lines = vim.split(text, '\n', { plain = true })
  if lines[#lines] == '' then
    table.remove(lines)
  end
  if vim.deep_equal(lines, api.nvim_buf_get_lines(bufnr, 0, -1, false)) then
    return
  end
  local seen = vim.tbl_map(function(window) return { window, api.nvim_win_call(window, vim.fn.winsaveview) } end,
    windows_of(bufnr))
  vim.bo[bufnr].modifiable = true
  api.nvim_buf_set_lines(bufnr, 0, -1, false, lines)
  vim.bo[bufnr].modifiable = false
  vim.bo[bufnr].modified = false
  for _, pair in ipairs(seen) do
    api.nvim_win_call(pair[1], function() vim.fn.winrestview(pair[2]) end)
  end
end

local function load(bufnr, on_loaded)
  local view = views[bufnr]
  local client = view and client_of(view)
  if not client then
    return
  end
  client:request('pallasd/textDocumentContent', { uri = view.uri }, function(err, result)
    if not api.nvim_buf_is_valid(bufnr) then
      return
    end
    if err then
      -- An edit overtook the question: the server tells when there is something new.
      return err.code ~= -32801 and set_text(bufnr, '// ' .. err.message)
    end
    set_text(bufnr, result.text)
    if vim.bo[bufnr].filetype ~= result.languageId then
      vim.bo[bufnr].filetype = result.languageId
    end
    if on_loaded then
      on_loaded()
    end
  end)
end

--- The server says that these may have changed.
function M.refresh(_, uris)
  for bufnr, view in pairs(views) do
    if vim.list_contains(uris, view.uri) then
      load(bufnr)
    end
  end
end

-- --- From one text to the other -----------------------------------------------------------

local function mark(bufnr, ranges, encoding)
  api.nvim_buf_clear_namespace(bufnr, marks, 0, -1)
  for _, range in ipairs(ranges) do
    local column = function(position)
      local line = api.nvim_buf_get_lines(bufnr, position.line, position.line + 1, false)[1] or ''
      return vim.str_byteindex(line, encoding, position.character, false)
    end
    pcall(api.nvim_buf_set_extmark, bufnr, marks, range.start.line, column(range.start), {
      end_row = range['end'].line,
      end_col = column(range['end']),
      hl_group = 'PallasdMapped',
    })
  end
end

local function show_line(bufnr, line)
  for _, window in ipairs(windows_of(bufnr)) do
    if window ~= api.nvim_get_current_win() and line < api.nvim_buf_line_count(bufnr) then
      api.nvim_win_call(window, function()
        if line + 1 < vim.fn.line('w0') or line + 1 > vim.fn.line('w$') then
          api.nvim_win_set_cursor(window, { line + 1, 0 })
          vim.cmd.normal({ 'zz', bang = true })
        end
      end)
    end
  end
end

local function cursor_range(encoding)
  local row, column = unpack(api.nvim_win_get_cursor(0))
  local character = vim.str_utfindex(api.nvim_get_current_line(), encoding, column, false)
  local position = { line = row - 1, character = character }
  return { start = position, ['end'] = position }
end

local function follow_source(bufnr, view)
  local client = client_of(view)
  if not client or #windows_of(bufnr) == 0 then
    return
  end
  local parameters = {
    textDocument = { uri = vim.uri_from_bufnr(view.source) },
    range = cursor_range(client.offset_encoding),
    generated = view.uri,
  }
  client:request('pallasd/toGenerated', parameters, function(err, result)
    if err or not api.nvim_buf_is_valid(bufnr) then
      return
    end
    mark(bufnr, result.ranges, client.offset_encoding)
    if result.ranges[1] then
      show_line(bufnr, result.ranges[1].start.line)
    end
  end)
end

--- Locations of the source that the cursor's place in a view comes from, innermost first, to `callback`.
local function to_source(view, callback)
  local client = client_of(view)
  if client then
    local parameters = { generated = view.uri, range = cursor_range(client.offset_encoding) }
    client:request('pallasd/toSource', parameters, function(err, result)
      if not err then
        callback(result.locations, client.offset_encoding)
      end
    end)
  end
end

local function follow_view(view)
  to_source(view, function(locations, encoding)
    local uri = vim.uri_from_bufnr(view.source)
    local here = vim.tbl_filter(function(location) return location.uri == uri end, locations)
    if api.nvim_buf_is_valid(view.source) then
      mark(view.source, here[1] and { here[1].range } or {}, encoding)
      if here[1] then
        show_line(view.source, here[1].range.start.line)
      end
    end
  end)
end

local function jump(view)
  to_source(view, function(locations, encoding)
    if not locations[1] then
      return vim.notify('pallasd: no source line made this', vim.log.levels.INFO)
    end
    local window = windows_of(view.source)[1]
    if window then
      api.nvim_set_current_win(window)
    end
    vim.lsp.util.show_document(locations[1], encoding, { focus = true })
  end)
end

-- Cursor movements come fast: only where it rests is asked for.
local timer = assert(vim.uv.new_timer())
local function soon(action)
  timer:stop()
  timer:start(delay, 0, vim.schedule_wrap(action))
end

local function watch_source(source)
  api.nvim_clear_autocmds({ group = group, buffer = source })
  api.nvim_create_autocmd({ 'CursorMoved', 'CursorMovedI' }, {
    group = group,
    buffer = source,
    callback = function()
      soon(function()
        if api.nvim_get_current_buf() ~= source then
          return
        end
        for bufnr, view in pairs(views) do
          if view.source == source then
            follow_source(bufnr, view)
          end
        end
      end)
    end,
  })
end

local function watch_view(bufnr, view)
  api.nvim_create_autocmd('CursorMoved', {
    group = group,
    buffer = bufnr,
    callback = function()
      soon(function()
        if api.nvim_get_current_buf() == bufnr then
          follow_view(view)
        end
      end)
    end,
  })
  api.nvim_create_autocmd('BufWipeout', {
    group = group,
    buffer = bufnr,
    callback = function()
      views[bufnr] = nil
      if api.nvim_buf_is_valid(view.source) then
        api.nvim_buf_clear_namespace(view.source, marks, 0, -1)
      end
    end,
  })
  vim.keymap.set('n', '<CR>', function() jump(view) end, { buffer = bufnr, desc = 'pallasd: to the source' })
  vim.keymap.set('n', 'gd', function() jump(view) end, { buffer = bufnr, desc = 'pallasd: to the source' })
  vim.keymap.set('n', 'q', '<Cmd>close<CR>', { buffer = bufnr, desc = 'pallasd: close the view' })
end

-- --- Opening ------------------------------------------------------------------------------

local function buffer_for(client, uri, source)
  for bufnr, view in pairs(views) do
    if view.uri == uri then
      return bufnr
    end
  end
  local bufnr = api.nvim_create_buf(false, true)
  api.nvim_buf_set_name(bufnr, uri)
  vim.bo[bufnr].buftype = 'nofile'
  vim.bo[bufnr].bufhidden = 'wipe'
  vim.bo[bufnr].swapfile = false
  vim.bo[bufnr].modifiable = false
  views[bufnr] = { client_id = client.id, uri = uri, source = source }
  watch_view(bufnr, views[bufnr])
  watch_source(source)
  return bufnr
end

local function open_float(bufnr, title)
  local width = math.floor(vim.o.columns * 0.8)
  local height = math.floor(vim.o.lines * 0.7)
  return api.nvim_open_win(bufnr, true, {
    relative = 'editor',
    width = width,
    height = height,
    row = math.floor((vim.o.lines - height) / 2),
    col = math.floor((vim.o.columns - width) / 2),
    border = 'rounded',
    title = ' ' .. title .. ' ',
  })
end

--- Opens the generated document `uri`. `options`: `source` (buffer), `float`, `title`.
function M.open(client, uri, options)
  local source = options.source or api.nvim_get_current_buf()
  local bufnr = buffer_for(client, uri, source)
  local window = windows_of(bufnr)[1]
  if options.float then
    window = open_float(bufnr, options.title or 'pallasd')
  elseif not window then
    window = api.nvim_open_win(bufnr, false, { split = 'right', win = windows_of(source)[1] or 0 })
    vim.wo[window].number = false
    vim.wo[window].wrap = false
  end
  load(bufnr, function() follow_source(bufnr, views[bufnr]) end)
  return bufnr, window
end

-- --- Two texts side by side -----------------------------------------------------------------

--- Opens two generated documents in a tab of their own, as a diff.
local function compare(client, source, left, right)
  vim.cmd.tabnew()
  vim.bo.bufhidden = 'wipe'
  local window = api.nvim_get_current_win()
  for index, uri in ipairs({ left, right }) do
    local bufnr = buffer_for(client, uri, source)
    if index == 2 then
      window = api.nvim_open_win(bufnr, true, { split = 'right', win = window })
    else
      api.nvim_win_set_buf(window, bufnr)
    end
    vim.wo[window].number = false
    load(bufnr, function() vim.cmd.diffupdate() end)
    api.nvim_win_call(window, function() vim.cmd.diffthis() end)
  end
end

--- The kernel at the cursor in two variants, each `at` a time or for a `chip` (docs/protocol.md).
local function compare_variants(client, kind, left, right)
  local source = api.nvim_get_current_buf()
  local parameters = vim.lsp.util.make_position_params(0, client.offset_encoding)
  parameters.kind = kind
  local uris = {}
  for index, variant in ipairs({ left, right }) do
    client:request('pallasd/generated', vim.tbl_extend('force', parameters, variant), function(err, result)
      if err then
        return vim.notify('pallasd: ' .. err.message, vim.log.levels.ERROR)
      elseif not result or result == vim.NIL then
        return index == 1 and vim.notify('pallasd: the cursor is in no kernel', vim.log.levels.WARN)
      end
      uris[index] = result.uri
      if uris[1] and uris[2] then
        compare(client, source, uris[1], uris[2])
      end
    end)
  end
end

--- What the edits since the last write changed in the text of the kernel at the cursor.
function M.changes(client, kind) compare_variants(client, kind, { at = 'saved' }, {}) end

--- What another chip changes in the module of the kernel at the cursor.
function M.compare_chip(client, chip) compare_variants(client, 'mlir', {}, { chip = chip }) end

function M.chips(client)
  return vim.tbl_get(client.server_capabilities, 'experimental', 'pallasd', 'chips') or {}
end

--- How the modules of two instances differ, both to be chosen.
function M.compare_instances(client, bufnr)
  local parameters = { textDocument = vim.lsp.util.make_text_document_params(bufnr) }
  client:request('pallasd/instances', parameters, function(err, result)
    local found = err and {} or vim.tbl_filter(function(instance) return instance.mlir ~= nil end, result)
    if #found < 2 then
      return vim.notify('pallasd: ' .. (err and err.message or 'there are no two modules here'), vim.log.levels.INFO)
    end
    local function choose(prompt, choices, action)
      local options = {
        prompt = prompt,
        format_item = function(instance) return ('%s: %s'):format(instance.kernel, instance.state) end,
      }
      vim.ui.select(choices, options, function(choice) return choice and action(choice) end)
    end
    choose('Compare the module of', found, function(left)
      local others = vim.tbl_filter(function(instance) return instance ~= left end, found)
      choose('with that of', others, function(right) compare(client, bufnr, left.mlir, right.mlir) end)
    end)
  end)
end

--- The jaxpr or module of the kernel at the cursor. `form`: of a module, canonical, raw or generic.
function M.show(client, kind, form, float)
  local source = api.nvim_get_current_buf()
  local parameters = vim.lsp.util.make_position_params(0, client.offset_encoding)
  parameters.kind, parameters.form = kind, form
  client:request('pallasd/generated', parameters, function(err, result)
    if err then
      vim.notify('pallasd: ' .. err.message, vim.log.levels.ERROR)
    elseif not result or result == vim.NIL then
      vim.notify('pallasd: the cursor is in no kernel', vim.log.levels.WARN)
    else
      M.open(client, result.uri, { source = source, float = float, title = result.title })
    end
  end)
end

--- Instances of a kernel (nil: of all) to choose from; the choice opens its jaxpr.
function M.instances(client, bufnr, kernel)
  local parameters = { textDocument = vim.lsp.util.make_text_document_params(bufnr) }
  client:request('pallasd/instances', parameters, function(err, result)
    if err then
      return vim.notify('pallasd: ' .. err.message, vim.log.levels.ERROR)
    end
    local found = vim.tbl_filter(function(instance) return not kernel or instance.kernel == kernel end, result)
    if #found == 0 then
      return vim.notify('pallasd: no kernels here', vim.log.levels.INFO)
    end
    vim.ui.select(found, {
      prompt = 'Kernel instances',
      format_item = function(instance) return ('%s: %s'):format(instance.kernel, instance.state) end,
    }, function(choice)
      local uri = choice and (choice.mlir or choice.jaxpr)
      if uri then
        M.open(client, uri, { source = bufnr })
      end
    end)
  end)
end

--- The page of a rule, in a split.
function M.rule(client, name)
  M.open(client, 'pallasd:/rules/' .. name, { source = api.nvim_get_current_buf() })
end

return M
