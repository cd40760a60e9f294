// How many positions of Klotski can be reached, breadth-first, by steps of one cell. A position has three bits for each
// cell: the form of the piece whose first cell it is, or 0. Pieces of one form are not told apart.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <unordered_set>
#include <vector>

static const int ROWS = 5, COLUMNS = 4;
static const int HEIGHTS[5] = {0, 1, 1, 2, 2}, WIDTHS[5] = {0, 1, 2, 1, 2};
static const char START[] = "3403" "0000" "3203" "0110" "1001";

static uint32_t covered(int form, int cell) {
  const uint32_t row = ((1u << WIDTHS[form]) - 1) << cell;
  return HEIGHTS[form] == 2 ? row | row << COLUMNS : row;
}

static int formAt(uint64_t position, int cell) { return static_cast<int>(position >> (3 * cell)) & 7; }

static bool fits(int form, int row, int column) {
  return row >= 0 && column >= 0 && row + HEIGHTS[form] <= ROWS && column + WIDTHS[form] <= COLUMNS;
}

static std::string search() {
  uint64_t start = 0;
  for (int cell = 0; cell < ROWS * COLUMNS; cell++) start |= static_cast<uint64_t>(START[cell] - '0') << (3 * cell);
  std::unordered_set<uint64_t> seen{start};
  std::vector<uint64_t> layer{start}, next;
  for (; !layer.empty(); layer.swap(next)) {
    next.clear();
    for (const uint64_t position : layer) {
      uint32_t occupied = 0;
      for (int cell = 0; cell < ROWS * COLUMNS; cell++) {
        if (const int form = formAt(position, cell)) occupied |= covered(form, cell);
      }
      for (int cell = 0; cell < ROWS * COLUMNS; cell++) {
        const int form = formAt(position, cell);
        if (form == 0) continue;
        for (const auto& [down, right] : {std::pair{0, 1}, {-1, 0}, {1, 0}, {0, -1}}) {
          if (!fits(form, cell / COLUMNS + down, cell % COLUMNS + right)) continue;
          const int to = cell + down * COLUMNS + right;
          if ((occupied & ~covered(form, cell)) & covered(form, to)) continue;
          const uint64_t code = static_cast<uint64_t>(form);
          const uint64_t moved = position ^ (code << (3 * cell)) ^ (code << (3 * to));
          if (seen.insert(moved).second) next.push_back(moved);
        }
      }
    }
  }
  return std::to_string(seen.size());
}

int main() {
  std::vector<long long> times;
  std::string result;
  for (int k = 0; k < 7; k++) {
    const auto start = std::chrono::steady_clock::now();
    result = search();
    times.push_back(std::chrono::nanoseconds(std::chrono::steady_clock::now() - start).count());
  }
  std::sort(times.begin(), times.end());
  std::printf("%lld\n%s\n", times[3], result.c_str());
}
