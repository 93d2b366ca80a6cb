-- Opens a broken kernel in a headless Neovim with pallasd attached and prints what an author would see: the diagnostic
-- with its place and rule, and what hovering over the kernel's name says. Exits with 1 if either is missing.

local binary, file = arg[1], arg[2]

vim.cmd.edit(file)
local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start({ name = 'pallasd', cmd = { binary, 'lsp' }, root_dir = vim.fs.dirname(file) })
assert(client, 'pallasd did not start')

local function fail(reason)
  print('FAILED: ' .. reason)
  os.exit(1)
end

if not vim.wait(20000, function() return #vim.diagnostic.get(buffer) > 0 end, 20) then
  fail('no diagnostic arrived')
end
for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do
  print(('%d:%d %s: %s'):format(diagnostic.lnum + 1, diagnostic.col + 1, diagnostic.code, diagnostic.message))
end
if vim.diagnostic.get(buffer)[1].code ~= 'unsigned-dot' then
  fail('another rule than unsigned-dot')
end

local function hover(line, column)
  local params = { textDocument = { uri = vim.uri_from_bufnr(buffer) }, position = { line = line, character = column } }
  local answers = vim.lsp.buf_request_sync(buffer, 'textDocument/hover', params, 20000)
  local result = answers and answers[client] and answers[client].result
  return result and result.contents.value
end

local text = hover(5, 5)
if not (text and text:find('dot_general', 1, true)) then
  fail('the hover does not show the jaxpr: ' .. tostring(text))
end
print(text)
print('1 passed, 0 failed')
vim.lsp.stop_client(client)
os.exit(0)
