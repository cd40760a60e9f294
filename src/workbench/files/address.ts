/**
 * What the page's address asks for. Each address has its own workbook, which comes back on the next visit as it was left: `workbench.html`
 * is the user's own workbook, `?lesson=knights` is that lesson with the user's changes. So a link to a lesson never touches the user's own
 * workbook, and a reload never loses anything. The same holds for `#puzzle=…`, a link with somebody's puzzle in it, which no server sees.
 * Only `?empty` and `?check`, where the add-in tests what it needs from its host, always start empty and are not kept. Files are opened,
 * and new workbooks started, as the user's own.
 */
export interface Address {
  readonly lesson?: string;
  /** The text of a link to a puzzle. */
  readonly puzzle?: string;
  /** The name under which the workbook is kept; without one it is not kept. */
  readonly keptAs?: string;
}

/** The name under which the user's own workbook is kept. */
export const OWN = "workbook";

const PAGE = "workbench.html";
/** Other parameters of an address, kept in all later ones. */
const LASTING = ["language"];

const PUZZLE = "#puzzle=";

/** The text of a link to a puzzle, if an address has one after its `#`. */
export const puzzleIn = (hash: string): string | undefined =>
  hash.startsWith(PUZZLE) ? hash.slice(PUZZLE.length) : undefined;

/**
 * @param search the address from the question mark on
 * @param hash the address from the number sign on
 */
export function readAddress(search: string, hash = ""): Address {
  const query = new URLSearchParams(search);
  const puzzle = puzzleIn(hash);
  if (puzzle !== undefined) return { puzzle, keptAs: `puzzle ${puzzle}` };
  if (query.has("empty") || query.has("check")) return {};
  const lesson = query.get("lesson");
  return lesson === null ? { keptAs: OWN } : { lesson, keptAs: `lesson ${lesson}` };
}

/** A name for the workbook that is unique among workbenches in other folders of the same server. */
export const nameHere = (workbook: string) => `workbench ${new URL(".", location.href).pathname} ${workbook}`;

/** The address of the user's own workbook, or of a lesson, when coming from this `search`. */
export function addressOf(search: string, lesson?: string): string {
  const before = new URLSearchParams(search);
  const query = new URLSearchParams(lesson === undefined ? {} : { lesson });
  for (const name of LASTING) {
    const value = before.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size === 0 ? PAGE : `${PAGE}?${query}`;
}
