import type { BlockRules } from "../../../../src/puzzles/blocks/block-moves";

/** A piece as the cells that it covers, and what it is to a search that does not tell equal ones apart. */
interface Piece {
  readonly kind: string;
  readonly cells: readonly string[];
}

const moved = (cells: readonly string[], down: number, right: number) =>
  cells.map((cell) => {
    const [row, column] = cell.split(",").map(Number);
    return `${row + down},${column + right}`;
  });

/** The pieces of a text such as `AB/AB`; only what the goal names keeps its letter. */
function piecesIn(text: string, named: ReadonlySet<string>): Piece[] {
  const at = new Map<string, string>(
    text.split("/").flatMap((row, r) => [...row].map((letter, c) => [`${r},${c}`, letter] as const)),
  );
  const pieces: Piece[] = [];
  for (const [cell, letter] of at) {
    if (letter === "." || letter === "#" || pieces.some(({ cells }) => cells.includes(cell))) continue;
    const cells = [cell];
    for (const one of cells) {
      for (const [next] of DIRECTIONS.map(([down, right]) => moved([one], down, right))) {
        if (at.get(next) === letter && !cells.includes(next)) cells.push(next);
      }
    }
    const places = cells.map((each) => each.split(",").map(Number));
    const [top, left] = [0, 1].map((axis) => Math.min(...places.map((place) => place[axis])));
    const shape = moved(cells, -top, -left).sort().join(" ");
    pieces.push({ kind: named.has(letter + shape) ? letter + shape : shape, cells: cells.sort() });
  }
  return pieces;
}

const DIRECTIONS = [
  [0, 1],
  [-1, 0],
  [1, 0],
  [0, -1],
] as const;

const textOf = (pieces: readonly Piece[]) =>
  pieces
    .map(({ kind, cells }) => `${kind}: ${cells.join(" ")}`)
    .sort()
    .join("; ");

/** The fewest moves by a search over texts; undefined if there is no way. */
export function fewestByHand(board: string, goal: string, rules: BlockRules): number | undefined {
  const letters = new Set([...goal].filter((letter) => /[A-Z]/.test(letter)));
  const all = new Set<string>([...letters]);
  const named = new Set(
    piecesIn(goal, new Set())
      .map(({ kind }) => kind)
      .flatMap((shape) => [...all].map((letter) => letter + shape)),
  );
  const free = new Set(
    board
      .split("/")
      .flatMap((row, r) => [...row].flatMap((letter, c) => (letter === "#" ? [] : `${r},${c}`))),
  );
  const wanted = piecesIn(goal, named);
  const start = piecesIn(board, named);
  const isDone = (pieces: readonly Piece[]) =>
    wanted.every(({ kind, cells }) =>
      pieces.some((piece) => piece.kind === kind && piece.cells.join() === cells.join()),
    );
  const seen = new Set([textOf(start)]);
  let layer = [start];
  for (let moves = 0; layer.length > 0; moves++) {
    if (layer.some(isDone)) return moves;
    const next: Piece[][] = [];
    for (const pieces of layer) {
      for (const [k, piece] of pieces.entries()) {
        const others = new Set(pieces.flatMap(({ cells }, other) => (other === k ? [] : cells)));
        for (const cells of endsOf(piece.cells, (cell) => free.has(cell) && !others.has(cell), rules)) {
          const after = pieces.map((each, other) => (other === k ? { ...each, cells } : each));
          const text = textOf(after);
          if (seen.has(text)) continue;
          seen.add(text);
          next.push(after);
        }
      }
    }
    layer = next;
  }
  return undefined;
}

function endsOf(
  cells: readonly string[],
  isFree: (cell: string) => boolean,
  { metric, lengthwise }: BlockRules,
): (readonly string[])[] {
  const [rows, columns] = [0, 1].map((axis) => new Set(cells.map((cell) => cell.split(",")[axis])).size);
  const allowed = DIRECTIONS.filter(
    ([down]) => !lengthwise || rows === columns || (down !== 0 ? rows > columns : columns > rows),
  );
  const ends = new Map<string, readonly string[]>();
  for (const [down, right] of allowed) {
    for (let to = moved(cells, down, right); to.every(isFree); to = moved(to, down, right)) {
      ends.set(to.join(), to);
      if (metric === "steps") break;
    }
  }
  if (metric !== "moves") return [...ends.values()];
  ends.set(cells.join(), cells);
  for (const from of ends.values()) {
    for (const [down, right] of allowed) {
      const to = moved(from, down, right);
      if (to.every(isFree) && !ends.has(to.join())) ends.set(to.join(), to);
    }
  }
  ends.delete(cells.join());
  return [...ends.values()];
}
