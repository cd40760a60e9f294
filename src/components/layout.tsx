import { useId, type ReactNode } from "react";
import { Body1, makeStyles, mergeClasses, Subtitle2, tokens } from "@fluentui/react-components";

const useStyles = makeStyles({
  column: { display: "flex", flexDirection: "column" },
  XS: { gap: tokens.spacingVerticalXS },
  S: { gap: tokens.spacingVerticalS },
  M: { gap: tokens.spacingVerticalM },
  L: { gap: tokens.spacingVerticalL },
  row: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS },
  list: { listStyleType: "none", margin: 0, padding: 0 },
  heading: { margin: 0 },
});

interface ColumnProps {
  readonly gap?: "XS" | "S" | "M" | "L";
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

function useColumn({ gap = "M", className }: ColumnProps): string {
  const styles = useStyles();
  return mergeClasses(styles.column, styles[gap], className);
}

/** Parts of a page, one below the other. */
export function Column(props: ColumnProps) {
  return <div className={useColumn(props)}>{props.children}</div>;
}

/** A list without bullets. */
export function PlainList({ label, ...props }: ColumnProps & { readonly label?: string }) {
  const className = mergeClasses(useStyles().list, useColumn(props));
  return (
    <ul className={className} aria-label={label}>
      {props.children}
    </ul>
  );
}

/** Buttons side by side, in several rows where there is no room. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().row}>{children}</div>;
}

interface FormProps extends ColumnProps {
  readonly label: string;
  readonly id?: string;
  readonly onSubmit: () => void;
}

/** Fields one below the other, which say themselves what is wrong with them. */
export function Form({ label, id, onSubmit, ...props }: FormProps) {
  return (
    <form
      id={id}
      className={useColumn(props)}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {props.children}
    </form>
  );
}

interface SectionProps extends ColumnProps {
  readonly heading: string;
  /** One sentence on what the section is for. */
  readonly sentence?: string;
  /** The heading's id. */
  readonly id?: string;
}

/** A part of a page with its heading. */
export function Section({ heading, sentence, gap = "S", ...props }: SectionProps) {
  const styles = useStyles();
  const own = useId();
  const { id = own } = props;
  return (
    <section className={useColumn({ gap, ...props })} aria-labelledby={id}>
      <Subtitle2 as="h2" id={id} className={styles.heading}>
        {heading}
      </Subtitle2>
      {sentence !== undefined && <Body1>{sentence}</Body1>}
      {props.children}
    </section>
  );
}
