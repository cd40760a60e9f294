import { useId, type ReactNode } from "react";
import { Body1, makeStyles, Subtitle2, tokens } from "@fluentui/react-components";
import { Message } from "../../Message";
import type { ActionOutcome } from "./useAction";

const useStyles = makeStyles({
  section: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: tokens.spacingVerticalS,
    paddingBottom: tokens.spacingVerticalL,
  },
  heading: { margin: 0 },
  outcome: { alignSelf: "stretch", overflowWrap: "anywhere" },
});

interface ShareSectionProps {
  readonly heading: string;
  /** One sentence on what the button below does, or what to do instead. */
  readonly sentence: string;
  readonly outcome?: ActionOutcome | undefined;
  readonly children?: ReactNode;
}

/** One way to share a workbook: its description, its button, and the outcome. */
export function ShareSection({ heading, sentence, outcome, children }: ShareSectionProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Subtitle2 as="h2" id={id} className={styles.heading}>
        {heading}
      </Subtitle2>
      <Body1>{sentence}</Body1>
      {children}
      <div aria-live="polite" className={styles.outcome}>
        {outcome && <Message intent={outcome.intent}>{outcome.text}</Message>}
      </div>
    </section>
  );
}
