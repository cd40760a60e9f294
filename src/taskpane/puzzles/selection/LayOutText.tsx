import { Button, makeStyles } from "@fluentui/react-components";
import { Outcome, useAction } from "../../../components/useAction";
import type { PuzzleRange } from "../../../excel/puzzle-sheet";
import { i18n } from "../../../language";
import { mazeOfText } from "../../../puzzles/mazes/make-from-text";
import { insertSheet } from "../../insert-sheet";

/** The text in a single column with a line a cell, or with all lines in one cell. */
function textIn({ values }: PuzzleRange): string | undefined {
  const text = values.map(([cell]) => String(cell)).join("\n");
  return values.every((row) => row.length === 1) && /[^\r\n]{2}/.test(text) ? text : undefined;
}

const useStyles = makeStyles({ button: { alignSelf: "flex-start" } });

/** For a maze in lines of text: makes a sheet with a character a cell. */
export function LayOutText({ range }: { readonly range: PuzzleRange }) {
  const styles = useStyles();
  const { isBusy, outcome, run } = useAction();
  const text = textIn(range);
  if (text === undefined) return null;
  return (
    <>
      <Button
        className={styles.button}
        disabledFocusable={isBusy}
        onClick={() => void run(async () => insertSheet(mazeOfText(text)))}
      >
        {i18n.t("Lay it out, a character a cell")}
      </Button>
      <Outcome of={outcome} />
    </>
  );
}
