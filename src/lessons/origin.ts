import type { Lesson } from "./lesson";
import type { MakerValues } from "./maker";

/** The name of a text, in each sheet of a lesson or a maker, that says what the sheet was made from. */
export const ORIGIN = "Puzzlebook_sheet";

/** What a sheet was made from: the id of its lesson, or `maze?rows=12&columns=16` for a maker's sheet. */
export function originOf({ id, chosen = {} }: Pick<Lesson, "id" | "chosen">): string {
  const values = new URLSearchParams(Object.entries(chosen).map(([name, value]) => [name, String(value)]));
  return values.size === 0 ? id : `${id}?${values}`;
}

/** The parts of such a text. A value that is written as a number is one. */
export function readOrigin(text: string): { readonly id: string; readonly chosen: MakerValues } {
  const [, id, query] = /^([^?]*)\??(.*)$/s.exec(text)!;
  const values = [...new URLSearchParams(query)].map(([name, value]) => {
    return [name, /^\d+$/.test(value) ? Number(value) : value] as const;
  });
  return { id: id!, chosen: Object.fromEntries(values) };
}
