// All arrangements of the 8-puzzle that can be reached, breadth-first: how many there are at each distance. An
// arrangement is nine digits of four bits, and its rank among all permutations says whether it was seen.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

static const int factorials[9] = {40320, 5040, 720, 120, 24, 6, 2, 1, 1};

static int digit(uint64_t tiles, int place) { return static_cast<int>(tiles >> (4 * place)) & 15; }

static int rank(uint64_t tiles) {
  unsigned left = 0x1ff;
  int rank = 0;
  for (int place = 0; place < 9; place++) {
    const int tile = digit(tiles, place);
    rank += factorials[place] * __builtin_popcount(left & ((1u << tile) - 1));
    left &= ~(1u << tile);
  }
  return rank;
}

static std::string countsByDistance() {
  std::vector<uint8_t> distances(362880, 255);
  std::vector<uint64_t> queue;
  queue.reserve(181440);
  std::vector<int> counts;
  uint64_t solved = 0;
  for (int place = 0; place < 8; place++) solved |= static_cast<uint64_t>(place + 1) << (4 * place);
  queue.push_back(solved);
  distances[rank(solved)] = 0;
  for (size_t next = 0; next < queue.size(); next++) {
    const uint64_t tiles = queue[next];
    const int moves = distances[rank(tiles)];
    if (moves == static_cast<int>(counts.size())) counts.push_back(0);
    counts[moves]++;
    int empty = 0;
    while (digit(tiles, empty) != 0) empty++;
    for (const int place : {empty - 3, empty - 1, empty + 1, empty + 3}) {
      if (place < 0 || place > 8 || (place / 3 != empty / 3 && place % 3 != empty % 3)) continue;
      const uint64_t tile = digit(tiles, place);
      const uint64_t moved = tiles ^ (tile << (4 * place)) ^ (tile << (4 * empty));
      uint8_t& distance = distances[rank(moved)];
      if (distance != 255) continue;
      distance = static_cast<uint8_t>(moves + 1);
      queue.push_back(moved);
    }
  }
  std::string text;
  for (const int count : counts) text += (text.empty() ? "" : " ") + std::to_string(count);
  return text;
}

int main() {
  std::vector<long long> times;
  std::string result;
  for (int k = 0; k < 7; k++) {
    const auto start = std::chrono::steady_clock::now();
    result = countsByDistance();
    times.push_back(std::chrono::nanoseconds(std::chrono::steady_clock::now() - start).count());
  }
  std::sort(times.begin(), times.end());
  std::printf("%lld\n%s\n", times[3], result.c_str());
}
