// Fewest moves of 15-puzzles by iterative deepening, with the walking distance of rows and of columns as lower bound (K. Takahashi, about 2000): the
// moves up and down that bring each row's tiles home if the tiles of a row are alike as far as they belong to the same row. A line of the input
// has the tiles row by row, 0 for the empty place, which is last in the solved board; a line of the output has the moves.
#include <cstdint>
#include <cstdio>
#include <map>
#include <vector>

struct Rows {
  uint8_t distance;
  int after[2][4];
};

static std::vector<Rows> rows;
static std::map<uint64_t, int> numbers;

// Three bits for each count of tiles by the row they are in and the row they belong to, then the row of the empty place.
static uint64_t one(int row, int home) { return uint64_t(1) << (3 * (4 * row + home)); }
static uint64_t countOf(uint64_t key, int row, int home) { return (key >> (3 * (4 * row + home))) & 7; }
static int emptyRowOf(uint64_t key) { return static_cast<int>(key >> 48); }

static void findAllRows() {
  uint64_t solved = uint64_t(3) << 48;
  for (int row = 0; row < 4; row++) solved += one(row, row) * (row == 3 ? 3 : 4);
  std::vector<uint64_t> keys = {solved};
  numbers[solved] = 0;
  rows.push_back({0, {}});
  for (size_t next = 0; next < keys.size(); next++) {
    const uint64_t key = keys[next];
    const int empty = emptyRowOf(key);
    for (int down = 0; down < 2; down++) {
      const int from = down ? empty + 1 : empty - 1;
      for (int home = 0; home < 4; home++) {
        if (from < 0 || from > 3 || countOf(key, from, home) == 0) {
          rows[next].after[down][home] = -1;
          continue;
        }
        const uint64_t tiles = key & ((uint64_t(1) << 48) - 1);
        const uint64_t moved = (tiles - one(from, home) + one(empty, home)) | uint64_t(from) << 48;
        const auto [at, isNew] = numbers.try_emplace(moved, static_cast<int>(keys.size()));
        if (isNew) {
          keys.push_back(moved);
          rows.push_back({static_cast<uint8_t>(rows[next].distance + 1), {}});
        }
        rows[next].after[down][home] = at->second;
      }
    }
  }
}

static int tiles[16];

static int numberOf(bool byColumn) {
  uint64_t key = 0;
  for (int place = 0; place < 16; place++) {
    const int row = byColumn ? place % 4 : place / 4;
    const int home = tiles[place] - 1;
    if (tiles[place] == 0) key += uint64_t(row) << 48;
    else key += one(row, byColumn ? home % 4 : home / 4);
  }
  return numbers.at(key);
}

static bool isSolvedWithin(int empty, int before, int byRow, int byColumn, int left) {
  const int needed = rows[byRow].distance + rows[byColumn].distance;
  if (needed > left) return false;
  if (needed == 0) return true;
  for (const int step : {-4, -1, 1, 4}) {
    const int place = empty + step;
    if (place < 0 || place > 15 || place == before) continue;
    const bool alongColumn = step == 4 || step == -4;
    if (!alongColumn && place / 4 != empty / 4) continue;
    const int tile = tiles[place];
    const int nextRow = alongColumn ? rows[byRow].after[step > 0][(tile - 1) / 4] : byRow;
    const int nextColumn = alongColumn ? byColumn : rows[byColumn].after[step > 0][(tile - 1) % 4];
    tiles[empty] = tile;
    tiles[place] = 0;
    const bool isSolved = isSolvedWithin(place, empty, nextRow, nextColumn, left - 1);
    tiles[place] = tile;
    tiles[empty] = 0;
    if (isSolved) return true;
  }
  return false;
}

int main() {
  findAllRows();
  for (;;) {
    int empty = -1;
    for (int place = 0; place < 16; place++) {
      if (std::scanf("%d", &tiles[place]) != 1) return 0;
      if (tiles[place] == 0) empty = place;
    }
    const int byRow = numberOf(false), byColumn = numberOf(true);
    int moves = rows[byRow].distance + rows[byColumn].distance;
    while (!isSolvedWithin(empty, -1, byRow, byColumn, moves)) moves += 2;
    std::printf("%d\n", moves);
    std::fflush(stdout);
  }
}
