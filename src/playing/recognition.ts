import type { PlayKind } from "./play";

/** A kind of puzzle that a sheet's names tell of, and its ranges' full names, such as `FreeTheKey_key`, by their own. */
export interface Recognised {
  readonly kind: PlayKind;
  readonly names: Readonly<Record<string, string>>;
}

export const fullName = ({ prefix }: PlayKind, range: string) => `${prefix}_${range}`;

/** The kinds of which a sheet has all names but perhaps the optional ones. Names are the same in capitals and small letters. */
export function recognise(kinds: readonly PlayKind[], sheetNames: readonly string[]): Recognised[] {
  const written = new Map(sheetNames.map((name) => [name.toLowerCase(), name]));
  return kinds.flatMap((kind) => {
    const names: Record<string, string> = {};
    for (const range of kind.ranges) {
      const name = written.get(fullName(kind, range.name).toLowerCase());
      if (name !== undefined) names[range.name] = name;
      else if (!range.optional) return [];
    }
    return [{ kind, names }];
  });
}
