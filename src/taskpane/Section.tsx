import { useId, type ReactNode } from "react";
import { Body1, makeStyles, Subtitle2, tokens } from "@fluentui/react-components";

const useStyles = makeStyles({
  section: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  heading: { margin: 0 },
});

interface SectionProps {
  readonly heading: string;
  /** One sentence on what the section is for. */
  readonly sentence: string;
  readonly children?: ReactNode;
}

/** A part of a page with its heading. */
export function Section({ heading, sentence, children }: SectionProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Subtitle2 as="h2" id={id} className={styles.heading}>
        {heading}
      </Subtitle2>
      <Body1>{sentence}</Body1>
      {children}
    </section>
  );
}
