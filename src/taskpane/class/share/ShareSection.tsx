import type { ReactNode } from "react";
import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { ButtonRow, Section } from "../../../components/layout";
import { Outcome, useAction, type ActionOutcome, type Ending } from "../../../components/useAction";

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
      <Outcome of={outcome} className={styles.outcome} />
    </Section>
  );
}

interface ShareActionsProps {
  readonly heading: string;
  readonly sentence: string;
  /** The buttons with what each of them does. */
  readonly actions: Readonly<Record<string, () => Promise<Ending>>>;
}

/** A way to share that is only buttons: one of them works at a time. */
export function ShareActions({ heading, sentence, actions }: ShareActionsProps) {
  const { isBusy, outcome, run } = useAction();
  return (
    <ShareSection heading={heading} sentence={sentence} outcome={outcome}>
      <ButtonRow>
        {Object.entries(actions).map(([text, action]) => (
          <Button key={text} disabledFocusable={isBusy} onClick={() => void run(action)}>
            {text}
          </Button>
        ))}
      </ButtonRow>
    </ShareSection>
  );
}
