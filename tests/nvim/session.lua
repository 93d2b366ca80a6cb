-- A headless Neovim with the plugin of editors/nvim, as a user has it: diagnostics, hover, a fix, views of jaxpr and
-- module with the ways between them and the source, lenses, hints, instances, checkhealth, trust and running.
-- Arguments: the pallasd binary, the folder editors/nvim, a folder for scratch files, a Python with JAX (for running).

local binary, plugin, scratch, python = arg[1], arg[2], arg[3], arg[4]

vim.opt.runtimepath:prepend(plugin)
vim.cmd('filetype plugin on')
vim.cmd('syntax on')
vim.cmd.runtime('plugin/pallasd.lua')
vim.g.pallasd = { cmd = binary }

local passed, failures = 0, {}
local notices = {}
vim.notify = function(message) table.insert(notices, message) end

local function wait_for(what, condition, milliseconds)
  if not vim.wait(milliseconds or 20000, condition, 10) then
    error('timed out: ' .. what, 2)
  end
end

local function check(condition, what)
  if not condition then
    error(what, 2)
  end
end

local function test(name, body)
  local ok, reason = xpcall(body, debug.traceback)
  if ok then
    passed = passed + 1
    print('ok: ' .. name)
  else
    table.insert(failures, name)
    print('FAILED: ' .. name .. '\n' .. reason)
  end
end

local function write(name, text)
  local path = vim.fs.joinpath(scratch, name)
  vim.fn.mkdir(vim.fs.dirname(path), 'p')
  vim.fn.writefile(vim.split(text, '\n', { plain = true }), path)
  return path
end

local head = [[
import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl

]]
local broken = write('broken.py', head .. [[

def product(a, b, o):
    o[...] = jnp.dot(a[...], b[...], preferred_element_type=jnp.int32)


x = jnp.ones((128, 128), jnp.uint8)
pl.pallas_call(product, out_shape=jax.ShapeDtypeStruct((128, 128), jnp.int32))(x, x)]])
local fine = write('fine.py', head .. [[

def scale(x_ref, o_ref):
    doubled = x_ref[...] + x_ref[...]
    o_ref[...] = doubled * 3.0


x = jnp.ones((8, 128))
pl.pallas_call(scale, out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32))(x)]])
write('pallasd.toml', '')

vim.lsp.enable('pallasd')

local function open(path)
  local known = vim.fn.bufnr(path)
  if known ~= -1 then
    vim.cmd.buffer(known)
  else
    vim.cmd.edit(path)
  end
  local bufnr = vim.api.nvim_get_current_buf()
  if vim.bo[bufnr].filetype ~= 'python' then
    vim.bo[bufnr].filetype = 'python'
  end
  wait_for('the client to attach', function()
    local client = vim.lsp.get_clients({ name = 'pallasd', bufnr = bufnr })[1]
    return client and client.initialized
  end)
  return bufnr, vim.lsp.get_clients({ name = 'pallasd', bufnr = bufnr })[1]
end

local function line_of(bufnr, needle)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(bufnr, 0, -1, false)) do
    local column = line:find(needle, 1, true)
    if column then
      return number, column - 1, line
    end
  end
end

local function text_of(bufnr) return table.concat(vim.api.nvim_buf_get_lines(bufnr, 0, -1, false), '\n') end

local function put_cursor(window, bufnr, needle)
  vim.api.nvim_set_current_win(window)
  local line, column = line_of(bufnr, needle)
  vim.api.nvim_win_set_cursor(window, { line, column })
  vim.api.nvim_exec_autocmds('CursorMoved', { buffer = bufnr })
end

local function marked_lines(bufnr)
  local namespace = vim.api.nvim_get_namespaces()['pallasd.views']
  return vim.tbl_map(function(extmark) return extmark[2] + 1 end,
    vim.api.nvim_buf_get_extmarks(bufnr, namespace, 0, -1, {}))
end

local function view_window(kind)
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    local bufnr = vim.api.nvim_win_get_buf(window)
    if vim.startswith(vim.api.nvim_buf_get_name(bufnr), 'pallasd:/generated/') and vim.bo[bufnr].filetype == kind then
      return window, bufnr
    end
  end
end

test('a diagnostic with its place and rule', function()
  local bufnr = open(broken)
  wait_for('a diagnostic', function() return #vim.diagnostic.get(bufnr) > 0 end)
  local diagnostic = vim.diagnostic.get(bufnr)[1]
  print(('%d:%d %s: %s'):format(diagnostic.lnum + 1, diagnostic.col + 1, diagnostic.code, diagnostic.message))
  check(diagnostic.code == 'unsigned-dot', 'another rule: ' .. tostring(diagnostic.code))
  check(diagnostic.lnum + 1 == line_of(bufnr, 'jnp.dot'), 'another line')
end)

test('hovering over the name shows the jaxpr', function()
  local bufnr, client = open(broken)
  local line, column = line_of(bufnr, 'product')
  local answer = client:request_sync('textDocument/hover', {
    textDocument = { uri = vim.uri_from_bufnr(bufnr) },
    position = { line = line - 1, character = column },
  }, 20000, bufnr)
  check(answer and answer.result.contents.value:find('dot_general', 1, true), 'no jaxpr in the hover')
end)

test('the preferred way out is applied and clears the diagnostic', function()
  local bufnr = open(broken)
  local diagnostic = vim.diagnostic.get(bufnr)[1]
  vim.api.nvim_win_set_cursor(0, { diagnostic.lnum + 1, diagnostic.col })
  local before = text_of(bufnr)
  vim.lsp.buf.code_action({ filter = function(action) return action.title:find('bfloat16', 1, true) end, apply = true })
  wait_for('the edit', function() return text_of(bufnr) ~= before end)
  wait_for('no diagnostic', function() return #vim.diagnostic.get(bufnr) == 0 end)
end)

test('the module in a split, marked in both directions', function()
  local bufnr = open(fine)
  local window = vim.api.nvim_get_current_win()
  put_cursor(window, bufnr, 'doubled * 3.0')
  vim.cmd.PallasdMlir()
  wait_for('the view', function() return view_window('mlir') ~= nil end)
  local view, module = view_window('mlir')
  check(text_of(module):find('func.func @scale', 1, true), 'no module')
  check(vim.bo[module].modifiable == false, 'the view can be edited')
  local product = line_of(module, 'arith.mulf')
  wait_for('the product marked', function() return vim.list_contains(marked_lines(module), product) end)
  put_cursor(view, module, 'arith.addf')
  local sum = line_of(bufnr, 'doubled =')
  wait_for('the sum marked in the source', function() return vim.list_contains(marked_lines(bufnr), sum) end)
  vim.api.nvim_feedkeys(vim.keycode('<CR>'), 'xt', false)
  wait_for('the jump', function()
    return vim.api.nvim_get_current_buf() == bufnr and vim.api.nvim_win_get_cursor(0)[1] == sum
  end)
end)

test('the view follows an edit', function()
  local bufnr = open(fine)
  local _, module = view_window('mlir')
  local line = line_of(bufnr, 'doubled * 3.0')
  vim.api.nvim_buf_set_lines(bufnr, line - 1, line, false, { '    o_ref[...] = doubled * 5.0' })
  wait_for('the new constant', function() return text_of(module):find('5.000000e+00', 1, true) ~= nil end)
end)

test('the jaxpr floats with !', function()
  local bufnr = open(fine)
  put_cursor(vim.api.nvim_get_current_win(), bufnr, 'doubled =')
  vim.cmd('PallasdJaxpr!')
  wait_for('the float', function() return view_window('jaxpr') ~= nil end)
  local window, jaxpr = view_window('jaxpr')
  check(vim.api.nvim_win_get_config(window).relative == 'editor', 'no floating window')
  check(text_of(jaxpr):find('lambda', 1, true), 'no jaxpr')
  check(vim.bo[jaxpr].syntax == 'jaxpr', 'no colours')
  vim.api.nvim_win_close(window, true)
end)

test('lenses say how the kernel stands, and open its module', function()
  local bufnr, client = open(fine)
  vim.lsp.codelens.refresh({ bufnr = bufnr })
  wait_for('lenses', function() return #vim.lsp.codelens.get(bufnr) == 3 end)
  local lens = vim.lsp.codelens.get(bufnr)[1]
  check(lens.command.title == 'x=f32[8,128] · from a call', lens.command.title)
  client:exec_cmd(vim.lsp.codelens.get(bufnr)[2].command, { bufnr = bufnr })
  wait_for('the jaxpr', function() return view_window('jaxpr') ~= nil end)
end)

test('hints show avals', function()
  local bufnr = open(fine)
  vim.lsp.inlay_hint.enable(true, { bufnr = bufnr })
  wait_for('the hint', function()
    return vim.iter(vim.lsp.inlay_hint.get({ bufnr = bufnr })):any(function(hint)
      return hint.inlay_hint.label == ': f32[8,128]' and hint.inlay_hint.position.line + 1 == line_of(bufnr, 'doubled =')
    end)
  end)
end)

test('instances can be chosen', function()
  open(fine)
  local offered
  vim.ui.select = function(items, options) offered = vim.tbl_map(options.format_item, items) end
  vim.cmd.PallasdInstances()
  wait_for('the choice', function() return offered ~= nil end)
  check(vim.deep_equal(offered, { 'scale: x=f32[8,128] · from a call' }), vim.inspect(offered))
end)

local function diff_texts()
  return vim.tbl_map(function(window)
    check(vim.wo[window].diff, 'no diff')
    return text_of(vim.api.nvim_win_get_buf(window))
  end, vim.api.nvim_tabpage_list_wins(0))
end

test('what the edits changed, side by side', function()
  local bufnr = open(fine)
  put_cursor(vim.api.nvim_get_current_win(), bufnr, 'doubled * 5.0')
  vim.cmd.PallasdChanges()
  wait_for('both texts', function()
    local texts = #vim.api.nvim_tabpage_list_wins(0) == 2 and diff_texts() or { '', '' }
    return texts[1]:find('3.000000e+00', 1, true) and texts[2]:find('5.000000e+00', 1, true)
  end)
  check(vim.fn.diff_hlID(line_of(vim.api.nvim_get_current_buf(), '5.000000e+00'), 1) ~= 0, 'the line is not marked')
  vim.cmd.tabclose()
end)

test('another chip beside', function()
  local bufnr = open(fine)
  check(vim.list_contains(vim.fn.getcompletion('PallasdCompareChip ', 'cmdline'), 'v6e'), 'no chips to choose from')
  put_cursor(vim.api.nvim_get_current_win(), bufnr, 'doubled * 5.0')
  vim.cmd.PallasdCompareChip('v6e')
  wait_for('both texts', function()
    local texts = #vim.api.nvim_tabpage_list_wins(0) == 2 and diff_texts() or { '', '' }
    return texts[1]:find('func.func', 1, true) and texts[1] == texts[2]
  end)
  vim.cmd.tabclose()
end)

test('the server tells its status', function()
  local bufnr = open(fine)
  wait_for('the status', function()
    local status = require('pallasd').status(bufnr)
    return status and status.health == 'ok' and status.message:find('1 of 1 kernels', 1, true) ~= nil
  end)
end)

test('two instances side by side', function()
  local twice = vim.fn.readfile(fine)
  vim.list_extend(twice, { 'y = jnp.ones((16, 256))',
    'pl.pallas_call(scale, out_shape=jax.ShapeDtypeStruct((16, 256), jnp.float32))(y)' })
  open(write('twice.py', table.concat(twice, '\n')))
  vim.ui.select = function(items, _, choose) choose(items[1]) end
  vim.cmd.PallasdCompareInstances()
  wait_for('both texts', function()
    local texts = #vim.api.nvim_tabpage_list_wins(0) == 2 and diff_texts() or { '', '' }
    return texts[1]:find('8x128', 1, true) and texts[2]:find('16x256', 1, true)
  end)
  vim.cmd.tabclose()
end)

test('checkhealth', function()
  open(fine)
  vim.cmd.checkhealth('pallasd')
  local report = text_of(vim.api.nvim_get_current_buf())
  vim.cmd.bwipeout()
  for _, expected in ipairs({ 'OK Neovim', 'OK pallasd ', 'answers for JAX', 'running: pallasd', 'not trusted' }) do
    check(report:find(expected, 1, true), expected .. ' is missing in\n' .. report)
  end
  check(not report:find('ERROR', 1, true), report)
end)

test('an untrusted workspace runs nothing', function()
  open(fine)
  notices = {}
  vim.cmd.PallasdRun()
  wait_for('a refusal', function() return #notices > 0 end)
end)

test('restarting', function()
  local bufnr, client = open(fine)
  vim.cmd.PallasdRestart()
  wait_for('another client', function()
    local now = vim.lsp.get_clients({ name = 'pallasd', bufnr = bufnr })[1]
    return now and now.id ~= client.id and now.initialized
  end)
end)

-- What follows runs the user's program under real JAX.

local function output() return text_of(vim.fn.bufnr('pallasd://output')) end

local function start_trusted()
  vim.lsp.config('pallasd', { settings = { pallasd = { python = python } } })
  vim.g.pallasd = { cmd = binary, trusted = true }
  local bufnr, client = open(fine)
  vim.cmd.PallasdRestart()
  wait_for('a client that trusts', function()
    local now = vim.lsp.get_clients({ name = 'pallasd', bufnr = bufnr })[1]
    return now and now.id ~= client.id and now.initialized
  end)
end

local function run_and_wait()
  local result
  vim.api.nvim_create_autocmd('User', { pattern = 'PallasdFinished', once = true,
    callback = function(event) result = event.data end })
  vim.cmd.PallasdRun()
  wait_for('the end of the run', function() return result ~= nil end, 120000)
  return result
end

if python and vim.system({ python, '-c', 'import jax' }):wait().code == 0 then
  test('running', function()
    start_trusted()
    local result = run_and_wait()
    check(result.exitCode == 0 and result.where:find('CPU, TPU interpret mode', 1, true), vim.inspect(result))
    check(output():find('CPU, TPU interpret mode', 1, true), output())
  end)

  test('verifying', function()
    open(fine)
    local result
    vim.api.nvim_create_autocmd('User', { pattern = 'PallasdFinished', once = true,
      callback = function(event) result = event.data end })
    vim.cmd.PallasdVerify()
    wait_for('the end of the comparison', function() return result ~= nil end, 120000)
    check(result.exitCode == 0, output())
    check(output():find('alike in verdict, jaxpr and module', 1, true), output())
  end)

  test('stopping a run', function()
    open(write('sleeps.py', 'import time\nprint("asleep", flush=True)\ntime.sleep(600)'))
    local result
    vim.api.nvim_create_autocmd('User', { pattern = 'PallasdFinished', once = true,
      callback = function(event) result = event.data end })
    vim.cmd.PallasdRun()
    wait_for('the first line', function() return output():find('asleep', 1, true) ~= nil end, 60000)
    vim.cmd.PallasdStop()
    wait_for('the end', function() return result ~= nil end, 5000)
    check(result.error == 'cancelled' and output():find('cancelled', 1, true), output())
  end)

  test('a traceback goes to the quickfix list', function()
    local bufnr = open(write('raises.py', head .. '\n\ndef fails():\n    raise ValueError("no such tile")\n\n\nfails()'))
    local result = run_and_wait()
    check(result.exitCode == 1, vim.inspect(result))
    local first = vim.fn.getqflist()[1]
    check(first and first.lnum == line_of(bufnr, 'raise'), vim.inspect(vim.fn.getqflist()))
  end)
else
  print('no Python with JAX was named: running is left out')
end

print(('%d passed, %d failed'):format(passed, #failures))
for _, client in ipairs(vim.lsp.get_clients()) do
  client:stop(true)
end
os.exit(#failures == 0 and 0 or 1)
