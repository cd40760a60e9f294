import { Body1, Button } from "@fluentui/react-components";
import { ButtonRow } from "../../components/layout";
import { Outcome, useAction } from "../../components/useAction";
import { insertLesson } from "../../excel/lessons";
import { i18n } from "../../language";
import type { OpenPuzzle } from "../open-puzzle";

interface NextActionsProps {
  /** The puzzle that was made after the sheet's own. */
  readonly puzzle: Pick<OpenPuzzle, "cells" | "title">;
  /** Shows the sheet's own puzzle again. */
  readonly onBack: () => void;
}

/** Says that the puzzle is not the sheet's, and offers what makes both the same. A scrambled one has no cells of its own. */
export function NextActions({ puzzle: { cells, title }, onBack }: NextActionsProps) {
  const { isBusy, outcome, run } = useAction();
  const insert = async () => {
    const { sheetOfPuzzles } = await import(/* webpackChunkName: "links" */ "../../links/puzzle-sheet");
    await insertLesson(sheetOfPuzzles([{ kind: cells.prefix, title, ranges: cells.cells }]));
  };
  return (
    <>
      <Body1>{i18n.t("{title}: it is not in the sheet.", { title })}</Body1>
      <ButtonRow>
        <Button size="small" onClick={onBack}>
          {i18n.t("Back to the sheet’s puzzle")}
        </Button>
        {!cells.scramble && (
          <Button size="small" disabledFocusable={isBusy} onClick={() => void run(insert)}>
            {i18n.t("Make a sheet of it")}
          </Button>
        )}
      </ButtonRow>
      <Outcome of={outcome} />
    </>
  );
}
