import { useId, type ReactNode } from "react";
import { Body1, Button, makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../../language";
import { BarTable, cycleTypeBars, distanceBars } from "./BarTable";
import type { Examination, ExaminedPart, GroupDistances, GroupFacts } from "./examination";
import { describeWord, describeFacts, describeCycleType } from "./words";
import type { Table } from "../../../excel/tables";
import { exactNumber } from "../../../grid/exact-number";
import type { CycleTypeCount } from "../../../permutations/groups/cycle-types";
import type { Writing } from "../../destination/writing";
import { WritingStage } from "../../destination/WritingOutcome";
import { Facts } from "../../../components/Facts";
import { Section } from "../../../components/layout";
import { Message } from "../../../components/useAction";

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
  const headings = [i18n.t("Letters"), i18n.t("Elements")];
  return { title: i18n.t("Distances"), headings, rows: [...counts.entries()] };
}

export function farthestTable({ farthest }: GroupDistances): Table {
  const rows = farthest.map((far) => [far.cycles, describeWord(far)]);
  return { title: i18n.t("Farthest"), headings: [i18n.t("Permutation"), i18n.t("Shortest word")], rows };
}

const MAX_SHOWN = 20;

const useStyles = makeStyles({
  finding: { alignItems: "flex-start" },
  whole: { width: "100%" },
  list: { margin: 0, overflowWrap: "anywhere", paddingInlineStart: tokens.spacingHorizontalXL },
});

/** Writes a finding's table into cells. */
interface FindingWriter extends Pick<Writing, "state" | "busy"> {
  write(table: Table): void;
}

interface FindingProps<Result> {
  readonly title: string;
  readonly part: ExaminedPart<Result>;
  /** The result as written into cells. The titles of all findings' tables differ. */
  readonly table: (result: Result) => Table;
  readonly writer: FindingWriter;
  readonly children: (result: Result) => ReactNode;
}

/** One finding about the group, with a button that writes it into cells. */
function Finding<Result>({ title, part, table: tableOf, writer, children }: FindingProps<Result>) {
  const styles = useStyles();
  const heading = useId();
  const { state, busy, write } = writer;
  const table = "result" in part ? tableOf(part.result) : undefined;
  return (
    <Section heading={title} id={heading} className={styles.finding}>
      <div className={styles.whole}>
        {"result" in part ? (
          children(part.result)
        ) : (
          <Message intent="info">
            {i18n.t("This was not computed: {reason}.", { reason: part.tooLarge })}
          </Message>
        )}
      </div>
      {table && (
        <>
          <Button size="small" disabled={busy} aria-describedby={heading} onClick={() => write(table)}>
            {i18n.t("Write into cells")}
          </Button>
          <div className={styles.whole} aria-live="polite">
            {"title" in state && state.title === table.title && <WritingStage state={state} />}
          </div>
        </>
      )}
    </Section>
  );
}

interface FindingsProps {
  readonly found: Examination;
  /** What can be done with the group, shown after what it is. */
  readonly next: ReactNode;
  readonly writer: FindingWriter;
}

/** Everything found about the group so far. */
export function Findings({ found: { facts, cycleTypes, distances }, next, writer }: FindingsProps) {
  return (
    <>
      {facts && (
        <Finding title={i18n.t("The group")} part={{ result: facts }} table={factsTable} writer={writer}>
          {(result) => <Facts facts={describeFacts(result)} />}
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
              caption={i18n.t("Elements by the number of letters they need")}
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
