import type { NoKey } from "../../../../src/puzzles/free-the-key/find-key";

/** The cells of a maze, 1 where it is open. */
export type Maze = readonly (readonly number[])[];

/** The walls that a reason names, by row and column counted from 0. */
export function namedWalls({ impossible }: NoKey): { row: number; column: number }[] {
  const [, list] = /contradict each other.* row\/column (.*)\.$/.exec(impossible)!;
  return list.split(", ").map((place) => {
    const [row, column] = place.split("/").map((number) => Number(number) - 1);
    return { row, column };
  });
}

/** Whether walls contradict each other: however each is made, above or below, some cut is less deep than itself. */
export function contradict(maze: Maze, walls: readonly { row: number; column: number }[]): boolean {
  const across = (row: number) => (row + maze.length / 2) % maze.length;
  const openRows = walls.map(({ column }) => maze.flatMap((cells, row) => (cells[column] ? [row] : [])));
  for (let choice = 0; choice < 2 ** walls.length; choice++) {
    const deeper = maze.map(() => new Set<number>());
    walls.forEach(({ row }, k) => {
      const turned = (cut: number) => ((choice >> k) & 1 ? across(cut) : cut);
      for (const open of openRows[k]) deeper[turned(row)].add(turned(open));
    });
    if (!goesRound(deeper)) return false;
  }
  return true;
}

/** Whether some cuts are left when cuts without deeper ones are removed again and again. */
function goesRound(deeper: readonly ReadonlySet<number>[]): boolean {
  let left = [...deeper.keys()];
  for (;;) {
    const rest = left.filter((cut) => left.some((other) => deeper[cut].has(other)));
    if (rest.length === left.length) return rest.length > 0;
    left = rest;
  }
}
