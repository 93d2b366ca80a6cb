//===- copy_words.cpp - Copies, semaphores, devices, prints, random --------===//
//
// Rules dma, semaphore, device-id, debug-print and random: what the doors of a
// kernel to the world around it don't take.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/checks/words.h"

namespace pallasd::kernel {

PALLASD_RULE(dma, "dma", Error, "A copy lacks what it needs, or asks for what a core doesn't offer", "lower", "");
PALLASD_RULE(semaphore, "semaphore", Error, "A semaphore is used in a way that its kind doesn't allow", "trace",
             "ValueError");
PALLASD_RULE(deviceId, "device-id", Error, "A device or axis is named that the program around the kernel doesn't have",
             "lower", "ValueError");
PALLASD_RULE(debugPrint, "debug-print", Error, "A print in a kernel has a format that the TPU can't print", "lower",
             "");
PALLASD_RULE(random, "random", Error, "The chip's random generator is used in a way that it doesn't offer", "lower",
             "");
PALLASD_RULE(gridAxis, "grid-axis", Error, "A grid axis is named that the call doesn't have", "trace", "ValueError");

static const char *const kPrint = "a print's values are all 32-bit scalars, or one vector printed after the text";

static const WordsRegistration words[] = {
    {"dma-sem", dma, "{f} is a copy without a semaphore.",
     "a copy on the TensorCore signals a DMA semaphore when it is done"},
    {"dma-add", dma, "{f} adds to its target.", "a TensorCore's copy overwrites its target"},
    {"dma-src-sem", dma, "{f} is a local copy with a source semaphore.", "only a remote copy has a sending side"},
    {"dma-wait-read", dma, "{f} waits for the reading side of a local copy.", "only a remote copy has a sending side"},
    {"dma-shape", dma, "{f} copies {in0} to a ref of another shape.", "source and target of a copy have one shape"},
    {"dma-type", dma, "{f} copies between refs of two element types.", "a copy moves bytes and converts nothing"},
    {"dma-device-count", deviceId, "{f} has a `device_id` with another number of entries than the mesh has axes.",
     "a tuple names a position on every axis of the mesh; `{axis: index}` names some of them"},
    {"dma-device-axis", deviceId, "{f} names the axis {axis}, which the mesh doesn't have.",
     "device ids are positions on the axes of the mesh"},
    {"dma-device-type", deviceId, "{f} gives a dict where logical device ids are meant.", "a logical id is one number"},
    {"mesh-no-shard-map", deviceId, "{f} names an axis of devices, but `{kernel}` isn't called inside `jax.shard_map`.",
     "a kernel talks to other devices through the mesh of the `shard_map` around it"},
    {"mesh-context", deviceId, "{f} names an axis of devices, but there is no mesh.",
     "a kernel talks to other devices through the mesh of the `shard_map` around it"},
    {"mesh-axis", deviceId, "{f} names an axis that the mesh doesn't have.",
     "axes are those of the mesh around the call"},
    {"barrier-id", semaphore, "`{kernel}` uses the barrier semaphore without a `collective_id`.",
     "kernels that meet at a barrier agree on a number: `pltpu.CompilerParams(collective_id=…)`"},
    {"barrier-unused", semaphore, "`{kernel}` has a `collective_id` but uses no barrier semaphore.",
     "the number names the barrier that kernels meet at"},
    {"sem-core-twice", semaphore, "{f} names a core twice.",
     "either `core_index` or the axis in `device_id` names the core"},
    {"print-mixed", debugPrint, "{f} prints vectors and scalars together, or several vectors.", kPrint},
    {"print-vector", debugPrint, "{f} prints a vector in the middle of its text.",
     "a vector is printed at the end: the format ends with `{}`"},
    {"print-spec", debugPrint, "{f} has a format specification.", "placeholders are plain `{}`"},
    {"print-position", debugPrint, "{f} names arguments in its format.", "placeholders are plain `{}`, in order"},
    {"print-count", debugPrint, "{f} has a format with another number of placeholders than values.", kPrint},
    {"print-dtype", debugPrint, "{f} prints {in0}; placeholders take 32-bit integers and floats.", kPrint},
    {"print-ordered", debugPrint, "{f} asks for ordered output.", "kernels on several cores print as they go"},
    {"sc-print", debugPrint, "{f} has placeholders.", "a subcore prints a text and at most one value behind it"},
    {"checkify", loweringRefused, "{f} is a check that the program is to survive.",
     "inside a kernel only `pl.debug_check` exists, and it stops the program"},
    {"seed-type", random, "{f} has a seed that isn't an integer.", "the generator is seeded with 32-bit integers"},
    {"bits-rank", random, "{f} asks for random bits of fewer than two dimensions.", "random bits fill whole registers"},
    {"bits-width", random, "{f} asks for random elements of another width than 32 bits.",
     "the generator makes 32-bit words"},
    {"key-data", random, "{f} takes a key apart.", "a Pallas key is two scalars in SMEM and has no array form"},
    {"key-wrap", random, "{f} makes a key from data.", "a Pallas key is two scalars in SMEM and has no array form"},
    {"program-id-map", gridAxis, "{f} is called in an index map.",
     "an index map gets the grid indices as its parameters"},
    {"program-id", gridAxis, "{f} asks for an axis that the grid doesn't have.", "axes count from 0"},
    {"scoped-collective", loweringRefused, "{f} has collective axes.", "a TPU core allocates for itself"},
};

} // namespace pallasd::kernel
