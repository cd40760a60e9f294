import { i18n } from "../../../language";
import { isBlank, textOf, type Cell } from "../../../grid/cells";

/** What a cell of a maze is, whatever the rules and the other cells are. */
export type Mark = "wall" | "way" | "start" | "goal" | "end";

const WRITTEN: Readonly<Record<Mark, string>> = {
  wall: "#█■▓",
  way: "._·",
  start: "Ss",
  goal: "Gg",
  end: "Ee",
};

const MARKS: ReadonlyMap<string, Mark> = new Map(
  Object.entries(WRITTEN).flatMap(([mark, written]) =>
    Array.from(written, (each) => [each, mark as Mark] as const),
  ),
);

export function markOf(cell: Cell): Mark | undefined {
  return typeof cell === "string" ? (MARKS.get(cell) ?? MARKS.get(cell.trim())) : undefined;
}

/** How rules name the mark in a cell. Blank cells and 0 are the same. */
export function nameOf(cell: Cell): string {
  if (isBlank(cell)) return "0";
  return typeof cell === "boolean" ? String(Number(cell)) : textOf(cell).toLowerCase();
}

/** In code units. No walls have longer names. */
const MAX_NAME_LENGTH = 20;

/** What is wrong with a mark that nothing tells the meaning of, and what makes it a wall, if rules can name it. */
export function withRemedy(problem: string, cell: Cell): string {
  const mark = typeof cell === "boolean" ? nameOf(cell) : textOf(cell);
  if (/[\s,]/u.test(mark) || mark.length > MAX_NAME_LENGTH) return problem;
  return i18n.t("{problem}; if it is a wall, add walls {mark} to rules", { problem, mark });
}

/** The same where cells also hold numbers or names: only X, 1 and signs are likely to be walls. */
export function withRemedyForSign(problem: string, cell: Cell): string {
  return /^(x|1|[^\p{L}\p{N}])$/u.test(textOf(cell).toLowerCase()) && !markOf(cell)
    ? withRemedy(problem, cell)
    : problem;
}
