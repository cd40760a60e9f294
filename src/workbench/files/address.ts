/**
 * What the page's address asks for. Each address has a workbook of its own, which comes back at the next visit as it was left:
 * `workbench.html` the user's own workbook, `?lesson=knights` that lesson with what the user has made of it. So a link to a
 * lesson never touches the user's own workbook, and a reload never loses anything. Only `?empty`, and `?check`, where
 * the add-in tries what it needs of its host, are always empty, and what is made there is not kept. Files are opened, and new workbooks begun, as the user's own.
 */
export interface Address {
  readonly lesson?: string;
  /** The name by which the workbook is kept; without one it is not. */
  readonly keptAs?: string;
}

/** The name by which the user's own workbook is kept. */
export const OWN = "workbook";

const PAGE = "workbench.html";
/** What an address may say besides, and all that follow it. */
const LASTING = ["language"];

/** @param search the address's part from the question mark on */
export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  if (query.has("empty") || query.has("check")) return {};
  const lesson = query.get("lesson");
  return lesson === null ? { keptAs: OWN } : { lesson, keptAs: `lesson ${lesson}` };
}

/** A name of the workbook that no workbench in another folder of the same server has. */
export const nameHere = (workbook: string) => `workbench ${new URL(".", location.href).pathname} ${workbook}`;

/** The address of the user's own workbook, or of a lesson, for someone who comes from this `search`. */
export function addressOf(search: string, lesson?: string): string {
  const before = new URLSearchParams(search);
  const query = new URLSearchParams(lesson === undefined ? {} : { lesson });
  for (const name of LASTING) {
    const value = before.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size === 0 ? PAGE : `${PAGE}?${query}`;
}
