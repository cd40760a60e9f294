import fc from "fast-check";
import type { Cell, Cells } from "../../../../src/grid/cells";

/** A way of writing a maze whose plain form has # for walls, blank cells for ways, S and G. */
export interface Writing {
  readonly name: string;
  readonly write: (plain: Cells) => Cells;
  /** What it adds to the rules. */
  readonly words?: string;
  /** Whether mazes with gates are not written so. */
  readonly isWalkedOnly?: boolean;
}

const mapped = (marks: Readonly<Record<string, Cell>>) => (plain: Cells) =>
  plain.map((row) => row.map((cell) => (Object.hasOwn(marks, String(cell)) ? marks[String(cell)] : cell)));

const named = (mark: Cell): Writing => ({
  name: `walls ${mark}`,
  write: mapped({ "#": mark }),
  words: `walls ${mark}`,
});

/** Each maze has a border of walls, so that X, * and 1 are certain. */
export const WRITINGS: readonly Writing[] = [
  ...["█", "■", "▓", " # ", "X", "x", "*"].map((mark) => ({
    name: `${mark} for walls`,
    write: mapped({ "#": mark }),
  })),
  { name: "1 for walls and 0 for ways", write: mapped({ "#": 1, "": 0 }), isWalkedOnly: true },
  { name: "1 for walls and blank ways", write: mapped({ "#": "1" }), isWalkedOnly: true },
  ...[".", "_", " ", 0].map((mark) => ({ name: `"${mark}" for ways`, write: mapped({ "": mark }) })),
  { name: "1 for walls and . for ways", write: mapped({ "#": 1, "": "." }) },
  { name: "E for the goal", write: mapped({ G: "E" }) },
  { name: "small letters", write: mapped({ S: " s", G: "g " }) },
  ...["x", "1", "-1", "+", "wall", "|"].map(named),
  { name: "lines of #", write: inLines(mapped({ "": " " })) },
  { name: "lines of X and .", write: inLines(mapped({ "#": "X", "": "." })) },
  { name: "lines of 1 and 0", write: inLines(mapped({ "#": 1, "": 0 })), isWalkedOnly: true },
  { name: "lines in one cell", write: (plain) => [[lines(plain).join("\r\n")]] },
  {
    name: "lines in two cells",
    write: (plain) => [[lines(plain)[0]], [`${lines(plain).slice(1).join("\n")}\n`]],
  },
  { name: "lines with spaces between the marks", write: spaced(".") },
  {
    name: "lines of 1 and 0 with spaces",
    write: (plain) => spaced("0")(mapped({ "#": 1 })(plain)),
    isWalkedOnly: true,
  },
  { name: "lines of █ without their last spaces", write: inLines(mapped({ "#": "█", "": " " })) },
];

const lines = (plain: Cells) => plain.map((row) => row.map((cell) => cell || ".").join(""));

function spaced(way: string) {
  return (plain: Cells): Cells => plain.map((row) => [row.map((cell) => cell || way).join(" ")]);
}

function inLines(write: (plain: Cells) => Cells) {
  return (plain: Cells): Cells => write(plain).map((row) => [row.join("")]);
}

/** Cells with one S and one G, and these two marks in all others. */
export const randomCells = (one: Cell, other: Cell, most = 4) =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 2, max: most }))
    .chain(([rows, columns]) =>
      fc.tuple(
        fc.array(fc.array(fc.constantFrom(one, one, other), { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
        fc.uniqueArray(fc.nat(rows * columns - 1), { minLength: 2, maxLength: 2 }),
      ),
    )
    .map(([cells, [start, goal]]) =>
      cells.map((row, r) =>
        row.map((cell, c): Cell => {
          const position = r * row.length + c;
          return position === start ? "S" : position === goal ? "G" : cell;
        }),
      ),
    );

/** The cells with a border of a mark around them. */
export function framed(cells: readonly (readonly Cell[])[], mark: Cell): Cell[][] {
  const edge = new Array<Cell>(cells[0].length + 2).fill(mark);
  return [edge, ...cells.map((row) => [mark, ...row, mark]), edge];
}
