import type { Table } from "../../excel/tables";
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
    property === "Order" ? asNumber(facts.order) : words,
  ]);
  return { title: "Group", headings: ["Property", "Value"], rows };
}

export function cycleTypesTable(types: readonly CycleTypeCount[]): Table {
  const rows = types.map(({ lengths, count }) => [describeCycleType(lengths), asNumber(count)]);
  return { title: "Cycle types", headings: ["Cycle type", "Elements"], rows };
}

export function distancesTable({ counts }: GroupDistances): Table {
  return { title: "Distances", headings: ["Letters", "Elements"], rows: [...counts.entries()] };
}

export function farthestTable({ farthest }: GroupDistances): Table {
  return {
    title: "Farthest",
    headings: ["Permutation", "Shortest word"],
    rows: farthest.map((far) => [far.cycles, describeWord(far)]),
  };
}
