#!/usr/bin/env python3
"""Writes analysis/facts/forms.tsv: in what the modules of older releases differ from those of JAX 0.12.0.1.

usage: make_forms.py RELEASE=SAMPLES... > forms.tsv

SAMPLES holds NAME.mlir, the modules that an installed RELEASE makes of the measured samples. A form is older where it was
measured in a sample of its own, or a refusal (REFUSED) that 0.12.0.1 has no more; a release that refuses the sample, or has no such primitive, gets no line for it.
"""

import pathlib
import re
import sys

REFUSED = None
FORMS = {
    "anonymous-module": ("binary_add_f32", r"^module \{"),
    "dot-precision-high": ("dot_precision_high", REFUSED),
    "early-unroll": ("flow_fori_unroll_2", r"step %c2_i32"),
    "expanded-logistic": ("unary_logistic_f32", r"arith\.negf"),
    "identity-bitcast": ("bitcast_u32_i32", r"tpu\.bitcast"),
    "pad-negative": ("shape_pad_negative", REFUSED),
    "reciprocal-of-bfloat16": ("unary_reciprocal_bf16", REFUSED),
    "reduce-index-of-bfloat16": ("reduce_argmin_bf16", REFUSED),
    "signed-device-arithmetic": ("remote_signal", r"arith\.remsi"),
    "split-dynamic-loops": ("flow_fori_dynamic", r"arith\.divsi"),
    "untyped-log-fields": ("flow_debug_print_scalar", r"\$0"),
    "vector-access-without-layout": ("sc_vector_no_layout_passes", r"tpu\.vector_load"),
    "wait-dma2": ("dma_hbm_to_vmem", r"tpu\.wait_dma2"),
}


def main(*releases):
    for release, _, folder in (argument.partition("=") for argument in releases):
        for form, (sample, pattern) in sorted(FORMS.items()):
            module = pathlib.Path(folder, sample + ".mlir")
            if pattern is REFUSED:
                is_older = module.with_suffix(".err").exists()
            else:
                is_older = module.exists() and re.search(pattern, module.read_text(), re.M)
            if is_older:
                print(f"{release}\t{form}")


if __name__ == "__main__":
    main(*sys.argv[1:])
