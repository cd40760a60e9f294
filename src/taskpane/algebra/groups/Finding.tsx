import { useId, type ReactNode } from "react";
import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Subtitle2,
  tokens,
} from "@fluentui/react-components";
import type { Table } from "../../../excel/tables";
import { i18n } from "../../../language";
import type { WritingState } from "../../destination/useWriting";
import { WritingOutcome } from "../../destination/WritingOutcome";
import type { ExaminedPart } from "./examination";

const useStyles = makeStyles({
  finding: {
    alignItems: "flex-start",
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
  },
  heading: { margin: 0 },
  whole: { width: "100%" },
});

/** How a finding is written into cells. */
export interface FindingWriter {
  readonly state: WritingState;
  readonly busy: boolean;
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
export function Finding<Result>({ title, part, table, writer, children }: FindingProps<Result>) {
  const styles = useStyles();
  const heading = useId();
  return (
    <section className={styles.finding} aria-labelledby={heading}>
      <Subtitle2 as="h2" id={heading} block className={styles.heading}>
        {title}
      </Subtitle2>
      {"tooLarge" in part ? (
        <MessageBar className={styles.whole} layout="multiline">
          <MessageBarBody>
            {i18n.t("This was not computed: {reason}.", { reason: part.tooLarge })}
          </MessageBarBody>
        </MessageBar>
      ) : (
        <>
          <div className={styles.whole}>{children(part.result)}</div>
          <WriteButton describedBy={heading} table={table(part.result)} writer={writer} />
        </>
      )}
    </section>
  );
}

interface WriteButtonProps {
  readonly describedBy: string;
  readonly table: Table;
  readonly writer: FindingWriter;
}

function WriteButton({ describedBy, table, writer }: WriteButtonProps) {
  const styles = useStyles();
  const { state } = writer;
  return (
    <>
      <Button
        size="small"
        disabled={writer.busy}
        aria-describedby={describedBy}
        onClick={() => writer.write(table)}
      >
        {i18n.t("Write into cells")}
      </Button>
      <div className={styles.whole} aria-live="polite">
        {state.stage !== "idle" && state.table.title === table.title && <WritingOutcome state={state} />}
      </div>
    </>
  );
}
