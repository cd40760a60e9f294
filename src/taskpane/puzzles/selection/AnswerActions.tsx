import { useEffect, useState } from "react";
import { Button } from "@fluentui/react-components";
import { hasKeptPaint, keepPaint, removeKeptPaint } from "../../../excel/kept-paint";
import { keepPuzzle } from "../../../excel/kept-puzzles";
import { i18n } from "../../../language";
import { ButtonRow, Column } from "../../../components/layout";
import { Outcome, useAction } from "../../../components/useAction";
import { useShowPage } from "../../navigation";
import { chosenPuzzles } from "../../../view/chosen-puzzles";
import { TitleField } from "../../../view/RangeForm";
import { cellsOfWay, WAY_LOOK } from "../../../view/sheet/walk";
import type { Addresses } from "../../../view/solving";
import type { Answer } from "./answering";
import { WriteAnswer } from "./WriteAnswer";

interface AnswerActionsProps {
  readonly answer: Answer;
  readonly addresses: Addresses;
  /** The sheet that remembers the puzzle. */
  readonly sheetId: string;
  /** Under which names it does so already. */
  readonly id: string | undefined;
  readonly onKept: (id: string) => void;
}

/** What can be done with an answer: show the puzzle, paint its way, write it. The first two make the sheet remember it. */
export function AnswerActions({ answer, addresses, sheetId, id, onKept }: AnswerActionsProps) {
  const { kind, play, ranges } = answer;
  const showPage = useShowPage();
  const [title, setTitle] = useState("");
  const [isPainted, setPainted] = useState(false);
  const { outcome, run } = useAction();
  const way = play && play.impossible === undefined ? cellsOfWay({ play, ranges }) : undefined;
  const paintSheet = way?.sheetId;
  useEffect(() => {
    if (id === undefined || paintSheet === undefined) return;
    hasKeptPaint({ sheetId: paintSheet, id }).then(setPainted, () => undefined);
  }, [id, paintSheet]);

  const keep = async () => {
    const kept = await keepPuzzle(
      { sheet: sheetId, prefix: kind.prefix, addresses, title: title.trim() },
      id,
    );
    onKept(kept.id);
    chosenPuzzles.set(sheetId, { kind: "named", id: kept.id });
    return kept.id;
  };
  const show = async () => {
    await keep();
    showPage("view");
  };
  const paint = async () => {
    if (!way) return;
    const painted = { sheetId: way.sheetId, id: await keep() };
    if (isPainted) await removeKeptPaint(painted);
    else await keepPaint(painted, way.cells, WAY_LOOK);
    setPainted(!isPainted);
  };
  return (
    <Column>
      <TitleField kind={kind} title={title} onChange={setTitle} />
      <ButtonRow>
        {play && (
          <Button appearance="primary" onClick={() => void run(show)}>
            {i18n.t("Show")}
          </Button>
        )}
        {way && (
          <Button onClick={() => void run(paint)}>
            {isPainted ? i18n.t("Remove the kept route") : i18n.t("Paint the route")}
          </Button>
        )}
      </ButtonRow>
      <Outcome of={outcome} />
      <WriteAnswer answer={answer} title={title.trim() || i18n._(kind.title)} />
    </Column>
  );
}
