import type { Steps } from "../../steps";
import { randomIndex, type Random } from "../../steps/random";

/** What a board is worth: a jump more on the shortest way outweighs some useless tiles, but not a second way. */
const JUMP = 4;
const SECOND_WAY = 12;
const BLACK_HOLE = 3;

/** A change may be as bad as the board was so many changes ago. */
const HISTORY = 500;
/** After so many changes without a better board a new one is begun, with another goal. */
const PATIENCE = 20_000;
const CHANGES_PER_YIELD = 1 << 7;

/** The numbers of a board, row by row, without signs; its start is the first tile, its goal the 0. */
interface JumpNumbers {
  readonly numbers: Int32Array;
  /** How many jumps the shortest way has, which is the only one. */
  readonly jumps: number;
}

/**
 * The board with the longest shortest way that is found by so many changes of a tile's number. Boards are rated by measures of T. Neller,
 * A. Fisher, M. Choga, S. Lalvani and K. McCarty ("Rook Jumping Maze Design Considerations", 2010). A good board has only one shortest way,
 * and a long one. It has few tiles that are never reached (white holes) or never lead to the goal (black holes), and few jumps between
 * equal numbers. A change is kept if the board is not worse than it was some changes before ("The late acceptance hill-climbing heuristic",
 * E. Burke and Y. Bykov, 2017). Whole numbers are enough for this, so a seed makes the same board on every machine. The given `parity`, if
 * any, is the parity of the goal's distance from the start in rows and columns. Undefined if no board with one shortest way is found.
 */
// eslint-disable-next-line max-lines-per-function -- one loop, whose state is in local variables for speed
export function* searchJumps(
  rows: number,
  columns: number,
  random: Random,
  changes: number,
  parity?: number,
): Steps<JumpNumbers | undefined> {
  const tiles = rows * columns;
  const rowOf = Int32Array.from({ length: tiles }, (_, tile) => Math.floor(tile / columns));
  const columnOf = Int32Array.from({ length: tiles }, (_, tile) => tile % columns);
  const farthest = rowOf.map((row, tile) =>
    Math.max(row, rows - 1 - row, columnOf[tile], columns - 1 - columnOf[tile]),
  );
  const numbers = new Int32Array(tiles);
  const distances = new Int32Array(tiles);
  const several = new Uint8Array(tiles);
  const queue = new Int32Array(tiles);
  const landings = new Int32Array(4);
  let goal = 0;
  let jumps = 0;
  let isOnly = false;

  function landingsFrom(tile: number): number {
    const far = numbers[tile];
    const row = rowOf[tile];
    const column = columnOf[tile];
    let count = 0;
    if (column + far < columns) landings[count++] = tile + far;
    if (row >= far) landings[count++] = tile - far * columns;
    if (row + far < rows) landings[count++] = tile + far * columns;
    if (column >= far) landings[count++] = tile - far;
    return count;
  }

  /** How bad the board is, black holes apart. */
  function badness(): number {
    distances.fill(-1);
    distances[0] = several[0] = 0;
    queue[0] = 0;
    let found = 1;
    let equal = 0;
    for (let next = 0; next < found; next++) {
      const tile = queue[next];
      if (tile === goal) continue;
      const distance = distances[tile] + 1;
      for (let k = landingsFrom(tile) - 1; k >= 0; k--) {
        const to = landings[k];
        if (numbers[to] === numbers[tile]) equal++;
        if (distances[to] < 0) {
          distances[to] = distance;
          several[to] = several[tile];
          queue[found++] = to;
        } else if (distances[to] === distance) several[to] = 1;
      }
    }
    jumps = distances[goal];
    isOnly = jumps > 0 && several[goal] === 0;
    return tiles - found - JUMP * jumps + (isOnly ? 0 : SECOND_WAY) + (equal >> 1);
  }

  /** How many tiles do not lead to the goal. */
  function blackHoles(): number {
    distances.fill(-1);
    distances[goal] = 0;
    queue[0] = goal;
    let found = 1;
    const visit = (from: number, far: number) => {
      if (numbers[from] !== far || distances[from] >= 0) return;
      distances[from] = 0;
      queue[found++] = from;
    };
    for (let next = 0; next < found; next++) {
      const tile = queue[next];
      const [row, column] = [rowOf[tile], columnOf[tile]];
      for (let from = 0; from < rows; from++) visit(from * columns + column, Math.abs(from - row));
      for (let from = 0; from < columns; from++) visit(row * columns + from, Math.abs(from - column));
    }
    return tiles - found;
  }

  const history = new Int32Array(HISTORY);
  let best: JumpNumbers | undefined;
  let [now, leastOfAll, least, patience] = [0, Infinity, 0, 0];

  function begin(): void {
    do goal = 1 + randomIndex(random, tiles - 1);
    while (parity !== undefined && (rowOf[goal] + columnOf[goal]) % 2 !== parity);
    for (let tile = 0; tile < tiles; tile++) numbers[tile] = 1 + randomIndex(random, farthest[tile]);
    numbers[goal] = 0;
    least = Infinity;
    keep(badness());
    history.fill(now);
  }

  function keep(bad: number): void {
    now = bad;
    if (now < least) [least, patience] = [now, PATIENCE];
    if (!isOnly || now >= leastOfAll) return;
    // Looking for them takes longer than all else.
    const withHoles = now + BLACK_HOLE * blackHoles();
    if (withHoles >= leastOfAll) return;
    leastOfAll = withHoles;
    best = { numbers: numbers.slice(), jumps };
  }

  for (let change = 0; change < changes; change++) {
    if (change % CHANGES_PER_YIELD === 0) yield change / changes;
    if (patience-- === 0) begin();
    const tile = randomIndex(random, tiles);
    if (tile === goal) continue;
    const number = numbers[tile];
    numbers[tile] = 1 + randomIndex(random, farthest[tile]);
    const most = Math.max(now, history[change % HISTORY]);
    const bad = badness();
    if (bad <= most) keep(bad);
    else numbers[tile] = number;
    history[change % HISTORY] = now;
  }
  return best;
}
