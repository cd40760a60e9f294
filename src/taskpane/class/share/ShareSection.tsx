import type { ReactNode } from "react";
import { makeStyles, tokens } from "@fluentui/react-components";
import { Message } from "../../Message";
import { Section } from "../../Section";
import type { ActionOutcome } from "../../useAction";

const useStyles = makeStyles({
  section: { alignItems: "flex-start", paddingBottom: tokens.spacingVerticalL },
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
  return (
    <Section heading={heading} sentence={sentence} className={styles.section}>
      {children}
      <div aria-live="polite" className={styles.outcome}>
        {outcome && <Message intent={outcome.intent}>{outcome.text}</Message>}
      </div>
    </Section>
  );
}
