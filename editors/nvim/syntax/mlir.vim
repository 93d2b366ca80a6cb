" Mosaic modules: enough colour to read one. Another mlir syntax, if there is one, goes first.
if exists('b:current_syntax')
  finish
endif

syntax match mlirComment "//.*$"
syntax match mlirValue "%[A-Za-z0-9_$.#-]\+"
syntax match mlirSymbol "@[A-Za-z0-9_$.-]\+"
syntax match mlirOp "\(^\s*\|= \)\zs"\?[a-z_]\+\.[a-z_.]\+"\?"
syntax match mlirKeyword "\<\(module\|func\|return\|attributes\|step\|to\|iter_args\|else\|dense\|array\)\>"
syntax match mlirType "\<\(index\|none\|\(bf\|f\|i\|si\|ui\)\d\+\)\>"
syntax match mlirType "\<\(vector\|memref\|tensor\)\ze<"
syntax match mlirAttribute "#[a-z_]\+\.[a-z_]\+"
syntax match mlirNumber "\<-\?\d\+\(\.\d\+\)\?\(e[-+]\?\d\+\)\?\>"

highlight default link mlirComment Comment
highlight default link mlirValue Identifier
highlight default link mlirSymbol Function
highlight default link mlirOp Statement
highlight default link mlirKeyword Keyword
highlight default link mlirType Type
highlight default link mlirAttribute PreProc
highlight default link mlirNumber Number

let b:current_syntax = 'mlir'
