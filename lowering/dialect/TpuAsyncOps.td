// DMAs, semaphores and barriers. None declares effects, so none is removed,
// merged or moved.

#ifndef PALLASD_TPU_ASYNC_OPS
#define PALLASD_TPU_ASYNC_OPS

include "TpuBase.td"

//===--- DMA ----------------------------------------------------------------//

class Tpu_DmaOp<string mnemonic, dag extra = (ins)> : Tpu_Op<mnemonic, [AttrSizedOperandSegments]> {
  let arguments = !con((ins AnyMemRef:$source, Optional<AnySemaphoreRef>:$source_semaphore, AnyMemRef:$target,
                            Optional<AnySemaphoreRef>:$target_semaphore, Optional<I32>:$device_id,
                            Optional<I32>:$core_id, Optional<I32>:$subcore_id,
                            DefaultValuedAttr<I32Attr, "0">:$priority, FlagOff:$strict_ordering), extra);
  let assemblyFormat = [{
    `source` `(` $source `:` type($source) `)` `target` `(` $target `:` type($target) `)`
    (`source_semaphore` `(` $source_semaphore^ `:` type($source_semaphore) `)`)?
    (`target_semaphore` `(` $target_semaphore^ `:` type($target_semaphore) `)`)?
    (`device_id` `(` $device_id^ `)`)? (`core_id` `(` $core_id^ `)`)? (`subcore_id` `(` $subcore_id^ `)`)? attr-dict
  }];
  let hasVerifier = 1;
}

def Tpu_EnqueueDmaOp : Tpu_DmaOp<"enqueue_dma">;
// Names the same transfer as the DMA that it waits for.
def Tpu_WaitDmaOp : Tpu_DmaOp<"wait_dma", (ins BoolAttr:$wait_target)>;

def Tpu_WaitDma2Op : Tpu_Op<"wait_dma2", [AttrSizedOperandSegments]> {
  let arguments = (ins DmaSemaphoreRef:$semaphore, AnyMemRef:$src, AnyMemRef:$dst, Optional<I32>:$device_id,
                       Optional<I32>:$core_id, FlagOff:$strict_ordering);
  let assemblyFormat = [{
    `semaphore` `(` $semaphore `:` type($semaphore) `)` `src` `(` $src `:` type($src) `)`
    `dst` `(` $dst `:` type($dst) `)` (`device_id` `(` $device_id^ `)`)? (`core_id` `(` $core_id^ `)`)? attr-dict
  }];
  let hasVerifier = 1;
}

def Tpu_EnqueueIndirectDmaOp : Tpu_Op<"enqueue_indirect_dma"> {
  let arguments = (ins AnyMemRef:$source, AnyMemRef:$target,
                       AnyTypeOf<[MemRefOf<[I32]>, VectorOfRankAndType<[1], [I32]>]>:$offsets,
                       DmaSemaphoreRef:$semaphore, Optional<I32>:$offset_filter, FlagOff:$add);
  let assemblyFormat = [{
    `source` `(` $source `:` type($source) `)` `target` `(` $target `:` type($target) `)`
    `offsets` `(` $offsets `:` type($offsets) `)` (`offset_filter` `(` $offset_filter^ `)`)?
    `semaphore` `(` $semaphore `:` type($semaphore) `)` attr-dict
  }];
  let hasVerifier = 1;
}

def Tpu_WaitIndirectDmaOp : Tpu_Op<"wait_indirect_dma"> {
  let arguments = (ins DmaSemaphoreRef:$semaphore, AnyMemRef:$src, AnyMemRef:$dst);
  let assemblyFormat = [{
    `semaphore` `(` $semaphore `:` type($semaphore) `)` `src` `(` $src `:` type($src) `)`
    `dst` `(` $dst `:` type($dst) `)` attr-dict
  }];
  let hasVerifier = 1;
}

//===--- Semaphores ---------------------------------------------------------//

def Tpu_SemAllocOp : Tpu_Op<"sem_alloc"> {
  let results = (outs AnySemaphoreRef:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Tpu_SemBarrierOp : Tpu_Op<"sem_barrier"> {
  let results = (outs SemaphoreRef:$semaphore);
  let assemblyFormat = "attr-dict `:` type($semaphore)";
  let hasVerifier = 1;
}

def Tpu_SemReadOp : Tpu_Op<"sem_read"> {
  let arguments = (ins AnySemaphoreRef:$semaphore);
  let results = (outs I32:$result);
  let assemblyFormat = "$semaphore attr-dict `:` type($semaphore) `->` type($result)";
}

def Tpu_SemSignalOp : Tpu_Op<"sem_signal", [AttrSizedOperandSegments]> {
  let arguments = (ins SemaphoreRef:$semaphore, I32:$amount, Optional<I32>:$device_id, Optional<I32>:$core_id,
                       Optional<I32>:$subcore_id);
  let assemblyFormat = [{
    $semaphore `,` $amount (`device_id` $device_id^)? (`core_id` $core_id^)? (`subcore_id` $subcore_id^)? attr-dict
    `:` type($semaphore)
  }];
  let hasVerifier = 1;
}

def Tpu_SemWaitOp : Tpu_Op<"sem_wait"> {
  let arguments = (ins SemaphoreRef:$semaphore, I32:$amount);
  let assemblyFormat = "$semaphore `,` $amount attr-dict `:` type($semaphore)";
  let hasVerifier = 1;
}

def Tpu_BarrierOp : Tpu_Op<"barrier"> {
  let arguments = (ins Index:$barrier_id);
  let assemblyFormat = "`barrier_id` `(` $barrier_id `)` attr-dict";
}

#endif // PALLASD_TPU_ASYNC_OPS
