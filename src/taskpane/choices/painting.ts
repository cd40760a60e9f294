import type { Painting } from "../../lessons/maker";
import { ARROWS, isArrowKey } from "../../view/hand/keys";

/** The text of a painting with another mark at a square. */
export function painted(text: string, square: number, mark: string): string {
  const marks = Array.from(text);
  marks[square] = mark;
  return marks.join("");
}

/** How many squares may still get a colour. */
export const leftOf = ({ most }: Painting, text: string, mark: string): number =>
  most - Array.from(text).filter((each) => each === mark).length;

/** The nearest square in the direction of an arrow key, in the same row or column; undefined if there is none, or for another key. */
export function squareBeside({ squares }: Painting, from: number, key: string): number | undefined {
  if (!isArrowKey(key)) return undefined;
  const { right, down } = ARROWS[key];
  const along = (to: number) =>
    (squares[to]!.row - squares[from]!.row) * down + (squares[to]!.column - squares[from]!.column) * right;
  const isInLine = (to: number) =>
    down === 0 ? squares[to]!.row === squares[from]!.row : squares[to]!.column === squares[from]!.column;
  return squares
    .map((_, square) => square)
    .filter((square) => isInLine(square) && along(square) > 0)
    .sort((a, b) => along(a) - along(b))[0];
}

/** The mark that a key paints: that of a colour, by its letter or its number; the blank one to clear; undefined for another key. */
export function markOfKey({ paints, blank }: Painting, key: string): string | undefined {
  if (key === "Delete" || key === "Backspace") return blank;
  return paints.find(({ mark }, k) => mark === key.toUpperCase() || String(k + 1) === key)?.mark;
}
