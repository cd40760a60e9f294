import { Field, makeStyles, ProgressBar } from "@fluentui/react-components";

/** With forced colours Fluent UI fills a track of the text's colour, which may be nearly that of its bar: a frame sets both apart. */
const FORCED = "@media screen and (forced-colors: active)";

const useStyles = makeStyles({
  track: {
    boxSizing: "border-box",
    [FORCED]: { backgroundColor: "Canvas", border: "1px solid CanvasText", height: "6px" },
  },
});

interface ProgressProps {
  /** What is being done. */
  readonly text: string;
  /** The name of the bar, for those who do not see it. */
  readonly label: string;
  /** The fraction that is done, from 0 to 1; if it is not known, the bar has no end. */
  readonly part?: number | undefined;
  readonly className?: string;
}

/** A progress bar with a text below it. */
export function Progress({ text, label, part, className }: ProgressProps) {
  const styles = useStyles();
  return (
    <Field validationMessage={text} validationState="none" {...(className && { className })}>
      <ProgressBar className={styles.track} {...(part !== undefined && { value: part })} aria-label={label} />
    </Field>
  );
}
