import { useId, type ReactNode } from "react";
import { Body1, makeStyles, mergeClasses, Subtitle2, tokens } from "@fluentui/react-components";

const useStyles = makeStyles({
  section: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  heading: { margin: 0 },
});

interface SectionProps {
  readonly heading: string;
  /** One sentence on what the section is for. */
  readonly sentence: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A part of a page with its heading. */
export function Section({ heading, sentence, className, children }: SectionProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={mergeClasses(styles.section, className)} aria-labelledby={id}>
      <Subtitle2 as="h2" id={id} className={styles.heading}>
        {heading}
      </Subtitle2>
      <Body1>{sentence}</Body1>
      {children}
    </section>
  );
}
