import type { ReactNode } from "react";
import { Body1, makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../../language";
import { BarTable } from "./BarTable";
import { cycleTypeBars, distanceBars } from "./bars";
import type { Examination, GroupDistances, GroupFacts } from "./examination";
import { Finding, type FindingWriter } from "./Finding";
import { describeWord, describeFacts, describeCycleType } from "./words";
import type { Table } from "../../../excel/tables";
import { exactNumber } from "../../../grid/exact-number";
import type { CycleTypeCount } from "../../../permutations/groups/cycle-types";

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

const MAX_SHOWN = 20;

const useStyles = makeStyles({
  list: { margin: 0, overflowWrap: "anywhere", paddingInlineStart: tokens.spacingHorizontalXL },
});

interface FindingsProps {
  readonly found: Examination;
  /** What can be done with the group, shown after what it is. */
  readonly next: ReactNode;
  readonly writer: FindingWriter;
}

/** Everything found about the group so far. */
export function Findings({ found, next, writer }: FindingsProps) {
  const { facts, cycleTypes, distances } = found;
  return (
    <>
      {facts && (
        <Finding title={i18n.t("The group")} part={{ result: facts }} table={factsTable} writer={writer}>
          {(result) => <FactList facts={result} />}
        </Finding>
      )}
      {facts && next}
      {cycleTypes && (
        <Finding
          title={i18n.t("Elements by cycle type")}
          part={cycleTypes}
          table={cycleTypesTable}
          writer={writer}
        >
          {(types) => (
            <BarTable
              caption={i18n.t("Elements by cycle type")}
              heads={[i18n.t("Cycle lengths"), i18n.t("Elements")]}
              bars={cycleTypeBars(types)}
            />
          )}
        </Finding>
      )}
      {distances && (
        <Finding
          title={i18n.t("Letters that elements need")}
          part={distances}
          table={distancesTable}
          writer={writer}
        >
          {({ counts }) => (
            <BarTable
              caption={i18n.t("Elements by the letters they need")}
              heads={[i18n.t("Letters"), i18n.t("Elements")]}
              bars={distanceBars(counts)}
            />
          )}
        </Finding>
      )}
      {distances && "result" in distances && (
        <Finding
          title={i18n.t("The farthest elements")}
          part={distances}
          table={farthestTable}
          writer={writer}
        >
          {(result) => <Farthest distances={result} />}
        </Finding>
      )}
    </>
  );
}

function Farthest({ distances: { counts, farthest } }: { readonly distances: GroupDistances }) {
  const styles = useStyles();
  const count = counts.at(-1)!;
  const shown = farthest.slice(0, MAX_SHOWN);
  return (
    <>
      <Body1 block>
        {i18n.t(
          "{count, plural, one {The hardest element needs} other {The hardest # elements need}} {letters, plural, one {# letter} other {# letters}}",
          { count, letters: counts.length - 1 },
        )}
        {count > shown.length
          ? `. ${i18n.t("The first {shown, number} of them:", { shown: shown.length })}`
          : ":"}
      </Body1>
      <ol className={styles.list}>
        {shown.map((far) => (
          <li key={far.cycles}>
            {far.cycles} = {describeWord(far)}
          </li>
        ))}
      </ol>
    </>
  );
}

const useFactStyles = makeStyles({
  list: {
    columnGap: tokens.spacingHorizontalM,
    display: "grid",
    gridTemplateColumns: "max-content 1fr",
    margin: 0,
    rowGap: tokens.spacingVerticalXS,
  },
  property: { color: tokens.colorNeutralForeground3 },
  words: { margin: 0, overflowWrap: "anywhere" },
});

/** What the group is: its name, order, orbits and so on. */
function FactList({ facts }: { readonly facts: GroupFacts }) {
  const styles = useFactStyles();
  return (
    <dl className={styles.list}>
      {describeFacts(facts).map(([property, words]) => [
        <dt key={property} className={styles.property}>
          {property}
        </dt>,
        <dd key={`${property}:`} className={styles.words}>
          {words}
        </dd>,
      ])}
    </dl>
  );
}
