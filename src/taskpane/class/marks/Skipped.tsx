import { makeStyles, tokens } from "@fluentui/react-components";
import type { ClassMarks } from "../../../assignments/handed-in";
import { i18n } from "../../../language";
import { andMore } from "../../and-more";
import { Message } from "../../Message";

/** A longer list cannot be read in a narrow pane; the table of marks has all. */
const MAX_FILES = 20;

const useStyles = makeStyles({
  list: { margin: 0, overflowWrap: "anywhere", paddingLeft: tokens.spacingHorizontalL },
});

interface SkippedProps {
  readonly files: ClassMarks["skipped"];
}

/** The files that were not marked, and why. */
export function Skipped({ files }: SkippedProps) {
  const styles = useStyles();
  if (files.length === 0) return null;
  return (
    <Message intent="warning">
      {i18n.t("Not marked:")}
      <ul className={styles.list}>
        {files.slice(0, MAX_FILES).map(({ file, reason }, k) => (
          <li key={k}>{i18n.t("{file}: {reason}", { file, reason })}</li>
        ))}
      </ul>
      {files.length > MAX_FILES && andMore("…", files.length - MAX_FILES)}
    </Message>
  );
}
