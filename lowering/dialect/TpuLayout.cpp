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

int64_t tileCount(int64_t size, int64_t tile) {
  if (mlir::ShapedType::isDynamic(size) || tile <= 0)
    return size;
  return (size + tile - 1) / tile;
}

llvm::ArrayRef<int64_t> outermostTile(llvm::ArrayRef<mlir::DenseI64ArrayAttr> tiles) {
  return tiles.empty() ? llvm::ArrayRef<int64_t>() : tiles.front().asArrayRef();
}

// For every dimension, the number of outermost tiles along it.
llvm::SmallVector<int64_t> tileCounts(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> tile) {
  llvm::SmallVector<int64_t> counts(shape);
  for (size_t i = 1; i <= std::min(shape.size(), tile.size()); ++i)
    counts[shape.size() - i] = tileCount(shape[shape.size() - i], tile[tile.size() - i]);
  return counts;
}

// Strides, in outermost tiles, of a ref without gaps; dynamic above a dynamic
// dimension.
llvm::SmallVector<int64_t> contiguousStrides(llvm::ArrayRef<int64_t> counts) {
  llvm::SmallVector<int64_t> strides(counts.size());
  int64_t stride = 1;
  for (size_t i = counts.size(); i-- > 0;) {
    strides[i] = stride;
    bool isDynamic = mlir::ShapedType::isDynamic(stride) || mlir::ShapedType::isDynamic(counts[i]);
    stride = isDynamic ? mlir::ShapedType::kDynamic : stride * counts[i];
  }
  return strides;
}

TiledLayoutAttr withTiles(mlir::MLIRContext *context, llvm::ArrayRef<mlir::DenseI64ArrayAttr> tiles,
                          llvm::ArrayRef<int64_t> shape) {
  return TiledLayoutAttr::get(context, tiles, contiguousStrides(tileCounts(shape, outermostTile(tiles))));
}

// The one dynamic dimension keeps its size, so any size that no other dimension
// is a factor of stands for it.
llvm::SmallVector<int64_t> withoutDynamic(llvm::ArrayRef<int64_t> shape) {
  constexpr int64_t largePrime = 2147483647;
  llvm::SmallVector<int64_t> sizes(shape);
  llvm::replace(sizes, mlir::ShapedType::kDynamic, largePrime);
  return sizes;
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

// The tile of a single dimension that only gains ones behind it or loses ones;
// ones gained in front would come between it and its padding.
bool moveTile(llvm::ArrayRef<int64_t> sizes, llvm::ArrayRef<int64_t> tile, llvm::ArrayRef<int64_t> sizesAfter,
              llvm::SmallVectorImpl<int64_t> &tileAfter) {
  int64_t extent = 0;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] == 1 && tile[i] == 1)
      continue;
    if (extent != 0 || sizes[i] != sizesAfter.front())
      return false;
    extent = tile[i];
  }
  if (extent == 0 || !llvm::all_of(sizesAfter.drop_front(), [](int64_t size) { return size == 1; }))
    return false;
  tileAfter.push_back(extent);
  tileAfter.append(sizesAfter.size() - 1, 1);
  return true;
}

// A tile over fewer dimensions says the same when it is 1 in the outer ones. It
// keeps the rank that the source's tile had, where that is possible.
llvm::SmallVector<int64_t> withRankOf(llvm::ArrayRef<int64_t> tile, size_t tiledBefore, size_t rankAfter) {
  while (tile.size() > tiledBefore && tile.front() == 1)
    tile = tile.drop_front();
  llvm::SmallVector<int64_t> result(rankAfter < tiledBefore ? tile.size() : std::max(tile.size(), tiledBefore), 1);
  llvm::copy(llvm::reverse(tile), result.rbegin());
  return result;
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
    if (moveTile(sizes, tileBefore, sizesAfter, result))
      continue;
    int64_t elements = rowMajorTile(sizes, tileBefore);
    if (elements == 0 || !spreadTile(sizesAfter, elements, result))
      return {};
  }
  return withRankOf(result, tile.size(), to.size());
}

} // namespace

bool isContiguous(llvm::ArrayRef<int64_t> shape, TiledLayoutAttr layout) {
  llvm::SmallVector<int64_t> counts = tileCounts(shape, outermostTile(layout.getTiles()));
  llvm::SmallVector<int64_t> strides = contiguousStrides(counts);
  for (size_t i = 0; i < counts.size(); ++i)
    if (counts[i] != 1 && (mlir::ShapedType::isDynamic(strides[i]) || strides[i] != layout.getTileStrides()[i]))
      return false;
  return true;
}

TiledLayoutAttr reshapedLayout(mlir::MemRefType source, llvm::ArrayRef<int64_t> shape) {
  auto layout = llvm::cast<TiledLayoutAttr>(source.getLayout());
  mlir::MLIRContext *context = source.getContext();
  llvm::ArrayRef<mlir::DenseI64ArrayAttr> tiles = layout.getTiles();
  llvm::SmallVector<int64_t> from = withoutDynamic(source.getShape()), to = withoutDynamic(shape);
  if (keepsTiledDimensions(from, to, outermostTile(tiles)))
    return withTiles(context, tiles, shape);
  if (tiles.size() != 1)
    return {};
  llvm::SmallVector<int64_t> tile = regroupedTile(from, to, outermostTile(tiles));
  if (tile.empty())
    return {};
  return withTiles(context, mlir::DenseI64ArrayAttr::get(context, tile), shape);
}

mlir::MemRefLayoutAttrInterface bitcastLayout(mlir::MemRefType source, unsigned from, unsigned to) {
  auto layout = llvm::dyn_cast<TiledLayoutAttr>(source.getLayout());
  if (from == to || source.getLayout().isIdentity())
    return source.getLayout();
  if (!layout)
    return {};
  mlir::MLIRContext *context = source.getContext();
  llvm::SmallVector<mlir::DenseI64ArrayAttr> tiles(layout.getTiles());
  int64_t packing = 1;
  if (!tiles.empty() && tiles.back().size() == 2 && tiles.back()[1] == 1) {
    packing = tiles.back()[0];
    tiles.pop_back();
  }
  if (packing * from % to != 0)
    return {};
  for (mlir::DenseI64ArrayAttr &level : tiles) {
    llvm::SmallVector<int64_t> tile(level.asArrayRef());
    if (tile.size() == 1 && tiles.size() == 1)
      tile.insert(tile.begin(), 1);
    bool scales = tile.size() >= 2 && tile[tile.size() - 2] * from % to == 0;
    if (!scales)
      return {};
    tile[tile.size() - 2] = tile[tile.size() - 2] * from / to;
    level = mlir::DenseI64ArrayAttr::get(context, tile);
  }
  if (packing * from != to)
    tiles.push_back(mlir::DenseI64ArrayAttr::get(context, {packing * from / to, 1}));
  return TiledLayoutAttr::get(context, tiles, layout.getTileStrides());
}

} // namespace pallasd::tpu
