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
import { cellsOfWay, WAY_LOOK, stepRows } from "../../../view/sheet/walk";
import type { Addresses } from "../../../view/solving";
import { type Answer, formulaAt } from "./answering";
import { cellAddress } from "../../../grid/addresses";
import { playableOf } from "../../../puzzles";
import { SelectField } from "../../../components/Choice";
import { useWriting } from "../../destination/writing";
import { WriteAt } from "../../destination/WriteFormula";

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

const LIST = "list";

interface WriteAnswerProps {
  readonly answer: Answer;
  readonly title: string;
}

/** Writes an answer from a cell on: a formula that follows the puzzle, or the steps as a list. */
function WriteAnswer({ answer, title }: WriteAnswerProps) {
  const { kind, ranges, play } = answer;
  const formulas = (playableOf(kind.prefix).guess?.formulas ?? []).filter(
    (formula) => formulaAt("", formula, answer) !== undefined,
  );
  const hasList = play !== undefined && play.impossible === undefined;
  const choices = formulas.map(
    ({ title: what }, index) =>
      [String(index), i18n.t("Formula: {what}", { what: i18n._(what) })] as readonly [string, string],
  );
  if (hasList) choices.push([LIST, i18n.t("List: the steps in words")]);
  const [what, setWhat] = useState(choices[0]?.[0] ?? "");
  const writing = useWriting();
  if (choices.length === 0) return null;

  const write = (address: string) => {
    if (what === LIST && play) {
      const rows = stepRows({ play, ranges }, ({ row, column }) => cellAddress(row, column));
      return writing.writeTable({ title, ...rows }, { kind: "cell", address });
    }
    return writing.writeNewFormula(address, formulaAt(address, formulas[Number(what)]!, answer)!);
  };
  return (
    <Column gap="S">
      <SelectField label={i18n.t("Write into the sheet")} options={choices} value={what} onChoose={setWhat} />
      <WriteAt
        label={i18n.t("First cell")}
        hint={i18n.t("For example E1, or Sheet2!E1")}
        button={i18n.t("Write")}
        writing={writing}
        onWrite={(address) => void write(address)}
      />
    </Column>
  );
}
