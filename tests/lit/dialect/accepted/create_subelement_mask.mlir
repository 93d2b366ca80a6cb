// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/create_subelement_mask.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/create_subelement_mask.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/create_subelement_mask.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/create_subelement_mask.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.create_subelement_mask"() <{from = 3 : i32, to = 9 : i32}> : () -> vector<8x128x2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
