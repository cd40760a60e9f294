/** Permutations as lists of images, for a search that shares nothing with the one it judges. */
export type Images = readonly number[];

const then = (p: Images, q: Images): Images => p.map((x) => q[x]);
const inverse = (p: Images): Images => p.map((_, x) => p.indexOf(x));
const key = (p: Images) => p.join();
const conjugate = (p: Images, by: Images) => then(then(inverse(by), p), by);
const countMoved = (p: Images) => p.filter((y, x) => y !== x).length;

/** All rearrangements of a list. */
function arrangements(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    arrangements(items.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}

/** The length of the shortest word for each element of the group, by its images. */
export function lengthsOfAll(moves: readonly Images[], degree: number): Map<string, number> {
  const first = Array.from({ length: degree }, (_, x) => x);
  const lengths = new Map([[key(first), 0]]);
  const queue: Images[] = [first];
  for (const p of queue) {
    for (const move of moves) {
      const next = then(p, move);
      if (lengths.has(key(next))) continue;
      lengths.set(key(next), lengths.get(key(p))! + 1);
      queue.push(next);
    }
  }
  return lengths;
}

export interface BruteClass {
  readonly length: number;
  /** By their images. */
  readonly members: ReadonlySet<string>;
}

/** The classes of elements that move 1 to `moving` points, as the help defines them, without those with a shorter conjugate by one move. */
export function classesByBruteForce(generators: readonly Images[], moving: number): BruteClass[] {
  const degree = generators[0].length;
  const moves = [...generators, ...generators.map(inverse)].filter((p) => countMoved(p) > 0);
  const own = new Set(moves.map(key));
  const symmetries = arrangements(generators[0].map((_, x) => x)).filter((by) =>
    moves.every((move) => own.has(key(conjugate(move, by)))),
  );
  const lengths = lengthsOfAll(moves, degree);
  const seen = new Set<string>();
  const classes: BruteClass[] = [];
  for (const [start, length] of lengths) {
    const images = start.split(",").map(Number);
    if (seen.has(start) || length === 0 || countMoved(images) > moving) continue;
    const members = new Set([start]);
    const queue: Images[] = [images];
    let isShortest = true;
    for (const p of queue) {
      const conjugates = moves.map((move) => conjugate(p, move));
      const shorter = conjugates.some((other) => lengths.get(key(other))! < length);
      if (shorter) isShortest = false;
      const alike = conjugates.filter((other) => lengths.get(key(other)) === length);
      for (const other of [...alike, inverse(p), ...symmetries.map((by) => conjugate(p, by))]) {
        if (members.has(key(other))) continue;
        members.add(key(other));
        queue.push(other);
      }
    }
    for (const member of members) seen.add(member);
    if (isShortest) classes.push({ length, members });
  }
  return classes;
}
