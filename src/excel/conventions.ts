import { conventionsOf, USUAL_CONVENTIONS, type Conventions } from "../permutations/conventions";
import { keepSetting, readSetting } from "./document-settings";

/** The setting of the workbook, and where the browser keeps a person's choice for workbooks that have none. */
const SETTING = "conventions";
const KEY = "puzzlebook conventions";

type Kept = Readonly<Record<string, unknown>>;

let last: { readonly text: string | undefined; readonly conventions: Conventions | undefined } | undefined;
const listeners = new Set<() => void>();

/** What the workbook keeps, else the person's own choice; undefined if neither has been asked. The same object until it changes. */
export function chosenConventions(): Conventions | undefined {
  const kept = keptInWorkbook() ?? keptForPerson();
  const text = JSON.stringify(kept);
  if (!last || last.text !== text) last = { text, conventions: kept && conventionsOf(kept) };
  return last.conventions;
}

/**
 * The conventions for what is about to be written. A workbook without any takes the person's own, so that whoever opens it next has them, too.
 */
export async function readConventions(): Promise<Conventions> {
  const chosen = chosenConventions();
  if (chosen && !keptInWorkbook()) await keepSetting(SETTING, chosen);
  return chosen ?? USUAL_CONVENTIONS;
}

/** Keeps what a person has chosen, for this workbook and for new ones. Throws a user-facing error. */
export async function keepConventions(conventions: Conventions): Promise<void> {
  await keepSetting(SETTING, conventions);
  try {
    window.localStorage.setItem(KEY, JSON.stringify(conventions));
  } catch {
    // Some browsers throw if a page may not store anything. The workbook keeps them all the same.
  }
  listeners.forEach((listener) => listener());
}

/** Calls a listener whenever other conventions have been chosen. Returns what ends this. */
export function onConventions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keptInWorkbook = () => readSetting(SETTING) as Kept | undefined;

function keptForPerson(): Kept | undefined {
  try {
    return (JSON.parse(window.localStorage.getItem(KEY) ?? "null") as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}
