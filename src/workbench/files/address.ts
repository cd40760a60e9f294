import { i18n } from "../../language";
import { textIn } from "../../links/link";

/**
 * What the page's address asks for. Each address has its own workbook, which comes back on the next visit as it was left: `?workbook=Maze`
 * is one of the user's own, `?lesson=knights` is that lesson with the user's changes. So nothing is lost by a link, a reload, or a new
 * workbook. The same holds for `#puzzle=…`, a link with somebody's puzzle in it, which no server sees. `workbench.html` is the own workbook
 * that was open last. Only `?empty` and `?check`, where the add-in tests what it needs from its host, always start empty and are not kept.
 */
interface Address {
  readonly lesson?: string;
  /** The name of one of the user's own workbooks; the first one has none. */
  readonly workbook?: string;
  /** The text of a link to a puzzle. */
  readonly puzzle?: string;
  /** The name under which the workbook is kept; without one it is not kept. */
  readonly keptAs?: string;
}

/** The name under which the user's first own workbook is kept. Those of the others begin with it. */
const OWN = "workbook";
const LESSON = "lesson ";

const PAGE = "workbench.html";
/** Other parameters of an address, kept in all later ones. */
const LASTING = ["language"];

/**
 * @param search the address from the question mark on
 * @param hash the address from the number sign on
 */
export function readAddress(search: string, hash = ""): Address {
  const query = new URLSearchParams(search);
  const puzzle = textIn(hash);
  if (puzzle !== undefined) return { puzzle, keptAs: `puzzle ${puzzle}` };
  if (query.has("empty") || query.has("check")) return {};
  const lesson = query.get("lesson");
  if (lesson !== null) return { lesson, keptAs: LESSON + lesson };
  const workbook = query.get("workbook") ?? "";
  return { workbook, keptAs: ownWorkbook(workbook) };
}

/** The name under which an own workbook is kept. */
export const ownWorkbook = (name: string) => `${OWN} ${name}`.trimEnd();

/** What a workbook that is kept under a name has in the list, and its address; undefined if it is in no list. */
export function listed(keptAs: string, search: string): { name: string; address: string } | undefined {
  if (keptAs === OWN) return { name: i18n.t("Workbook"), address: addressOf(search, { workbook: "" }) };
  const [, kind, name = ""] = /^(workbook|lesson) (.+)$/s.exec(keptAs) ?? [];
  return kind === undefined ? undefined : { name, address: addressOf(search, { [kind]: name }) };
}

/** A name for the workbook that is unique among workbenches in other folders of the same server. */
export const nameHere = (workbook: string) => `workbench ${new URL(".", location.href).pathname} ${workbook}`;

/** The address of an own workbook or of a lesson, when coming from this `search`. */
export function addressOf(
  search: string,
  asked: { readonly [kind in "lesson" | "workbook"]?: string },
): string {
  const before = new URLSearchParams(search);
  const query = new URLSearchParams(asked);
  for (const name of LASTING) {
    const value = before.get(name);
    if (value !== null) query.set(name, value);
  }
  return `${PAGE}?${query}`;
}

/** Turns an address that asks for nothing into that of the own workbook that was open last, which it notes. */
export function followLast(location: Location, history: History, storage: Storage | undefined): void {
  const { workbook, keptAs } = readAddress(location.search, location.hash);
  if (keptAs === undefined || workbook === undefined) return;
  const key = nameHere("last");
  const last = storage?.getItem(key);
  if (!new URLSearchParams(location.search).has("workbook") && last)
    history.replaceState(history.state, "", addressOf(location.search, { workbook: last }));
  else storage?.setItem(key, workbook);
}

/** Some browsers throw if a page may not store anything. */
export function storageOf(window: Window): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
