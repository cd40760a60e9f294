import { i18n } from "../../language";
import type { GuardedRow } from "./lesson-guarded";

/** The names of so many jugs: a, b, c, … */
export const jugNames = (count: number): string[] => Array.from("abcdef").slice(0, count);

/** The moves of jugs of these sizes: each is filled and emptied, if there is a tap, and poured into each other one. */
export function jugRows(sizes: readonly number[], hasTap: boolean): GuardedRow[] {
  const names = jugNames(sizes.length);
  const pourings = names.flatMap((from) =>
    names.flatMap((to, k): GuardedRow[] => {
      if (from === to) return [];
      const much = `min(${from}, ${sizes[k]} - ${to})`;
      return [[i18n.t("{from} into {to}", { from, to }), "", `${from} -= ${much}, ${to} += ${much}`]];
    }),
  );
  if (!hasTap) return pourings;
  return [
    ...names.map((name, k): GuardedRow => [i18n.t("fill {name}", { name }), "", `${name} = ${sizes[k]}`]),
    ...names.map((name): GuardedRow => [i18n.t("empty {name}", { name }), "", `${name} = 0`]),
    ...pourings,
  ];
}
