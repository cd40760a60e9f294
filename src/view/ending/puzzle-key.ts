import type { GameState } from "../../playing/move";
import type { PuzzleCells } from "../solving";

/** FNV-1a by G. Fowler, L. C. Noll and K.-P. Vo, with 32 bits. */
function hash(text: string, offset: number): number {
  let mixed = offset;
  for (let k = 0; k < text.length; k++) mixed = Math.imul(mixed ^ text.charCodeAt(k), 0x01000193);
  return mixed >>> 0;
}

/** A short name of a puzzle, the same wherever it has the same cells and the same start. Two hashes make it different from others. */
export function puzzleKey({ prefix, cells }: PuzzleCells, start: GameState): string {
  const text = JSON.stringify([cells, start]);
  return `${prefix} ${hash(text, 0x811c9dc5).toString(36)}${hash(text, 0x9e3779b9).toString(36)}`;
}
