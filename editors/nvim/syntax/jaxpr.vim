" Jaxprs as JAX prints them: variables with their avals, primitives, parameters.
if exists('b:current_syntax')
  finish
endif

syntax keyword jaxprKeyword lambda let in
syntax match jaxprComment "^\s*//.*$"
syntax match jaxprType "\<\(bool\|key<\w*>\|\(bf\|f\|i\|u\|c\)\d\+\(_e\d\+m\d\+\w*\)\?\)\[[^]]*\]"
syntax match jaxprRef "\<Ref\>\(<[^>]*>\)\?"
syntax match jaxprPrimitive "= \zs\w\+"
syntax match jaxprAccess "<-\|+="
syntax match jaxprParameter "\<\w\+\ze="
syntax match jaxprNumber "\<-\?\d\+\(\.\d*\)\?\(e[-+]\?\d\+\)\?\ze:"
syntax keyword jaxprConstant True False None

highlight default link jaxprKeyword Keyword
highlight default link jaxprComment Comment
highlight default link jaxprType Type
highlight default link jaxprRef StorageClass
highlight default link jaxprPrimitive Function
highlight default link jaxprAccess Operator
highlight default link jaxprParameter Identifier
highlight default link jaxprNumber Number
highlight default link jaxprConstant Boolean

let b:current_syntax = 'jaxpr'
