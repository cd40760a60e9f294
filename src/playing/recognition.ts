import type { PlayKind } from "./play";

export interface Recognised {
  /** The beginning of its names: `Fifteen`, or `Fifteen2` if the sheet has a second puzzle of the kind. */
  readonly id: string;
  readonly kind: PlayKind;
  /** The full names of its ranges, such as `Fifteen2_board`, by their short names. */
  readonly names: Readonly<Record<string, string>>;
  /** The name of the cell or the text that is the puzzle's title, if there is one: `Fifteen2_title`. */
  readonly title?: string;
}

/** No kind has a range of this name. */
export const TITLE = "title";
const NAME = /^([a-z]+)(\d*)_([a-z]+)$/i;

/** The parts of a name, if it begins like those of one of the kinds. Case does not matter. */
function partsOf(kinds: readonly PlayKind[], name: string) {
  const [, prefix, number, range] = NAME.exec(name.toLowerCase()) ?? [];
  const kind = kinds.find((each) => each.prefix.toLowerCase() === prefix);
  return kind && { kind, id: `${kind.prefix}${number}`, number: Number(number), range: range! };
}

export const isTitle = (name: string) => name.toLowerCase().endsWith(`_${TITLE}`);

export const isOfPuzzle = (kinds: readonly PlayKind[], name: string) => partsOf(kinds, name) !== undefined;

/** The puzzles for which a sheet has all names, except possibly the optional ones. Those of one kind are in the order of their numbers. */
export function recognise(kinds: readonly PlayKind[], sheetNames: readonly string[]): Recognised[] {
  const found = new Map<string, { kind: PlayKind; number: number; written: Map<string, string> }>();
  for (const name of sheetNames) {
    const parts = partsOf(kinds, name);
    if (!parts) continue;
    const { id, kind, number, range } = parts;
    if (!found.has(id)) found.set(id, { kind, number, written: new Map() });
    found.get(id)!.written.set(range, name);
  }
  return [...found]
    .sort(([, a], [, b]) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.number - b.number)
    .flatMap(([id, { kind, written }]) => {
      if (kind.ranges.some(({ name, optional }) => !optional && !written.has(name.toLowerCase()))) return [];
      const names = kind.ranges.flatMap(({ name }) => {
        const full = written.get(name.toLowerCase());
        return full === undefined ? [] : [[name, full] as const];
      });
      const title = written.get(TITLE);
      return [{ id, kind, names: Object.fromEntries(names), ...(title !== undefined && { title }) }];
    });
}
