import type { Table } from "../../excel/tables";
import { i18n } from "../../language";
import type { CycleTypeCount } from "../../permutations/groups/cycle-types";
import type { GroupDistances, GroupFacts } from "./examination";
import { describeCycleType, describeFacts, describeWord } from "./words";

/** Excel keeps fifteen digits of a number; longer ones are written as text. */
const FIRST_LONG_NUMBER = 10n ** 15n;
const asNumber = (amount: bigint): number | string =>
  amount < FIRST_LONG_NUMBER ? Number(amount) : String(amount);

export function factsTable(facts: GroupFacts): Table {
  const rows = describeFacts(facts).map(([property, words]) => [
    property,
    property === i18n.t("Order")
      ? facts.order < FIRST_LONG_NUMBER
        ? Number(facts.order)
        : facts.orderText
      : words,
  ]);
  return { title: i18n.t("Group"), headings: [i18n.t("Property"), i18n.t("Value")], rows };
}

export function cycleTypesTable(types: readonly CycleTypeCount[]): Table {
  const rows = types.map(({ lengths, count }) => [describeCycleType(lengths), asNumber(count)]);
  return { title: i18n.t("Cycle types"), headings: [i18n.t("Cycle type"), i18n.t("Elements")], rows };
}

export function distancesTable({ counts }: GroupDistances): Table {
  return {
    title: i18n.t("Distances"),
    headings: [i18n.t("Letters"), i18n.t("Elements")],
    rows: [...counts.entries()],
  };
}

export function farthestTable({ farthest }: GroupDistances): Table {
  return {
    title: i18n.t("Farthest"),
    headings: [i18n.t("Permutation"), i18n.t("Shortest word")],
    rows: farthest.map((far) => [far.cycles, describeWord(far)]),
  };
}
