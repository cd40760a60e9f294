import type { Table } from "../../../excel/tables";
import { exactNumber } from "../../../grid/exact-number";
import { i18n } from "../../../language";
import type { CycleTypeCount } from "../../../permutations/groups/cycle-types";
import type { GroupDistances, GroupFacts } from "./examination";
import { describeCycleType, describeFacts, describeWord } from "./words";

export function factsTable(facts: GroupFacts): Table {
  const rows = describeFacts(facts).map(([property, words]) => [
    property,
    property === i18n.t("Order") ? exactNumber(facts.orderText) : words,
  ]);
  return { title: i18n.t("Group"), headings: [i18n.t("Property"), i18n.t("Value")], rows };
}

export function cycleTypesTable(types: readonly CycleTypeCount[]): Table {
  const rows = types.map(({ lengths, count }) => [describeCycleType(lengths), exactNumber(count)]);
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
