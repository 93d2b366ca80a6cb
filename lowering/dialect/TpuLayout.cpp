// A tiled ref lies in memory as: its untiled dimensions, the tile counts of the
// tiled ones, then the inside of a tile. A reshape keeps that order in two
// cases, which reshapedLayout() tries in turn:
//  1. the tiled dimensions stay, but for the first of them, which may be split
//     or merged with untiled ones at a multiple of its tile;
//  2. there is one level of tiles, and every group of dimensions that is split
//     or merged on its own is row-major, so that a new tile of as many elements
//     describes it.
#include "lowering/dialect/TpuLayout.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>

namespace pallasd::tpu {

namespace {

int64_t product(llvm::ArrayRef<int64_t> values) {
  return std::accumulate(values.begin(), values.end(), int64_t(1), std::multiplies<>());
}

int64_t tileCount(int64_t size, int64_t tile) { return tile <= 0 ? size : (size + tile - 1) / tile; }

TiledLayoutAttr withTiles(mlir::MLIRContext *context, llvm::ArrayRef<mlir::DenseI64ArrayAttr> tiles,
                          llvm::ArrayRef<int64_t> shape) {
  llvm::ArrayRef<int64_t> first = tiles.empty() ? llvm::ArrayRef<int64_t>() : tiles.front().asArrayRef();
  return TiledLayoutAttr::get(context, tiles, contiguousStrides(shape, first));
}

// Case 1.
bool keepsTiledDimensions(llvm::ArrayRef<int64_t> from, llvm::ArrayRef<int64_t> to, llvm::ArrayRef<int64_t> tile) {
  size_t tiled = tile.size();
  if (from.size() < tiled || to.size() < tiled)
    return false;
  if (tiled == 0)
    return true;
  if (from.take_back(tiled - 1) != to.take_back(tiled - 1))
    return false;
  int64_t before = from[from.size() - tiled], after = to[to.size() - tiled];
  return before == after || (before % tile[0] == 0 && after % tile[0] == 0);
}

// The number of elements in a row-major tile over these dimensions; 0 when the
// tile is none: it has to fill every dimension after the one that it divides.
int64_t rowMajorTile(llvm::ArrayRef<int64_t> sizes, llvm::ArrayRef<int64_t> tile) {
  bool full = true;
  for (size_t i = sizes.size(); i-- > 0;) {
    if (tile[i] <= 0 || sizes[i] % tile[i] != 0 || (!full && tile[i] != 1))
      return 0;
    full = full && tile[i] == sizes[i];
  }
  return product(tile);
}

// Spreads a tile of `elements` over the minor end of these dimensions.
bool spreadTile(llvm::ArrayRef<int64_t> sizes, int64_t elements, llvm::SmallVectorImpl<int64_t> &tile) {
  llvm::SmallVector<int64_t> reversed;
  for (int64_t size : llvm::reverse(sizes)) {
    if (elements % size == 0) {
      reversed.push_back(size);
      elements /= size;
    } else if (size % elements == 0) {
      reversed.push_back(elements);
      elements = 1;
    } else {
      return false;
    }
  }
  tile.append(reversed.rbegin(), reversed.rend());
  return elements == 1;
}

// The end of the smallest groups, from the given starts, of equally many elements.
bool nextGroup(llvm::ArrayRef<int64_t> from, llvm::ArrayRef<int64_t> to, size_t &fromEnd, size_t &toEnd) {
  if (fromEnd == from.size() || toEnd == to.size())
    return false;
  int64_t left = from[fromEnd++], right = to[toEnd++];
  while (left != right) {
    if (left < right && fromEnd < from.size())
      left *= from[fromEnd++];
    else if (right < left && toEnd < to.size())
      right *= to[toEnd++];
    else
      return false;
  }
  // Dimensions of size 1 belong to the group before them.
  bool last = fromEnd == from.size() || toEnd == to.size();
  if (last) {
    fromEnd = from.size();
    toEnd = to.size();
  }
  return true;
}

// Case 2; empty when the groups are not row-major.
llvm::SmallVector<int64_t> regroupedTile(llvm::ArrayRef<int64_t> from, llvm::ArrayRef<int64_t> to,
                                         llvm::ArrayRef<int64_t> tile) {
  if (tile.size() > from.size())
    return {};
  size_t untiled = from.size() - tile.size();
  llvm::SmallVector<int64_t> padded(untiled, 1), result;
  llvm::append_range(padded, tile);
  size_t i = 0, j = 0;
  while (i < from.size() || j < to.size()) {
    size_t iStart = i, jStart = j;
    if (!nextGroup(from, to, i, j))
      return {};
    if (i <= untiled)
      continue;
    llvm::ArrayRef<int64_t> sizes = from.slice(iStart, i - iStart);
    llvm::ArrayRef<int64_t> sizesAfter = to.slice(jStart, j - jStart);
    llvm::ArrayRef<int64_t> tileBefore = llvm::ArrayRef(padded).slice(iStart, i - iStart);
    if (sizes == sizesAfter) {
      llvm::append_range(result, tileBefore);
      continue;
    }
    int64_t elements = rowMajorTile(sizes, tileBefore);
    if (elements == 0 || !spreadTile(sizesAfter, elements, result))
      return {};
  }
  return result;
}

} // namespace

llvm::SmallVector<int64_t> contiguousStrides(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> tile) {
  llvm::SmallVector<int64_t> strides(shape.size(), 1);
  int64_t stride = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    strides[i] = stride;
    size_t fromEnd = shape.size() - i;
    int64_t size = fromEnd <= tile.size() ? tile[tile.size() - fromEnd] : 1;
    stride *= tileCount(shape[i], size);
  }
  return strides;
}

TiledLayoutAttr reshapedLayout(mlir::MemRefType source, llvm::ArrayRef<int64_t> shape) {
  auto layout = llvm::cast<TiledLayoutAttr>(source.getLayout());
  mlir::MLIRContext *context = source.getContext();
  llvm::ArrayRef<mlir::DenseI64ArrayAttr> tiles = layout.getTiles();
  llvm::ArrayRef<int64_t> first = tiles.empty() ? llvm::ArrayRef<int64_t>() : tiles.front().asArrayRef();
  if (keepsTiledDimensions(source.getShape(), shape, first))
    return withTiles(context, tiles, shape);
  if (tiles.size() != 1)
    return {};
  llvm::SmallVector<int64_t> tile = regroupedTile(source.getShape(), shape, first);
  if (tile.empty())
    return {};
  return withTiles(context, mlir::DenseI64ArrayAttr::get(context, tile), shape);
}

mlir::MemRefLayoutAttrInterface bitcastLayout(mlir::MemRefType source, unsigned from, unsigned to) {
  auto layout = llvm::dyn_cast<TiledLayoutAttr>(source.getLayout());
  if (!layout || layout.getTiles().empty() || from == to)
    return source.getLayout();
  mlir::MLIRContext *context = source.getContext();
  llvm::SmallVector<int64_t> tile(layout.getTiles().front().asArrayRef());
  if (tile.size() == 1)
    tile.insert(tile.begin(), 1);
  tile[tile.size() - 2] = tile[tile.size() - 2] * from / to;
  llvm::SmallVector<mlir::DenseI64ArrayAttr> tiles{mlir::DenseI64ArrayAttr::get(context, tile)};
  if (to < 32)
    tiles.push_back(mlir::DenseI64ArrayAttr::get(context, {32 / to, 1}));
  return TiledLayoutAttr::get(context, tiles, layout.getTileStrides());
}

} // namespace pallasd::tpu
