import { i18n } from "../../language";
import type { GuardedRow } from "./lesson-guarded";

/** The names of so many jugs: a, b, c, … */
export const jugNames = (count: number): string[] => Array.from("abcdef").slice(0, count);

/** What the moves are called. */
interface MoveNames {
  fill(name: string): string;
  empty(name: string): string;
  pour(from: string, to: string): string;
}

/** In words of the user's language. */
const WORDS: MoveNames = {
  fill: (name) => i18n.t("fill {name}", { name }),
  empty: (name) => i18n.t("empty {name}", { name }),
  pour: (from, to) => i18n.t("{from} into {to}", { from, to }),
};

/** The same in all languages, as random examples are. */
export const SIGNS: MoveNames = {
  fill: (name) => `→${name}`,
  empty: (name) => `${name}→`,
  pour: (from, to) => `${from}→${to}`,
};

/** The moves of jugs of these sizes: each is filled and emptied, if there is a tap, and poured into each other one. */
export function jugRows(sizes: readonly number[], hasTap: boolean, called = WORDS): GuardedRow[] {
  const names = jugNames(sizes.length);
  const pourings = names.flatMap((from) =>
    names.flatMap((to, k): GuardedRow[] => {
      if (from === to) return [];
      const much = `min(${from}, ${sizes[k]} - ${to})`;
      return [[called.pour(from, to), "", `${from} -= ${much}, ${to} += ${much}`]];
    }),
  );
  if (!hasTap) return pourings;
  return [
    ...names.map((name, k): GuardedRow => [called.fill(name), "", `${name} = ${sizes[k]}`]),
    ...names.map((name): GuardedRow => [called.empty(name), "", `${name} = 0`]),
    ...pourings,
  ];
}
