import { useState } from "react";
import { Button, makeStyles } from "@fluentui/react-components";
import { cellAddress } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { GUESSES } from "../../../puzzles";
import { SelectField } from "../../../components/Choice";
import { useWriting } from "../../destination/writing";
import { WritingOutcome } from "../../destination/WritingOutcome";
import { Column } from "../../../components/layout";
import { AddressField } from "../../../components/AddressField";
import { stepRows } from "../../../view/sheet/walk";
import { formulaAt, type Answer } from "./answering";

const useStyles = makeStyles({ write: { alignSelf: "flex-start" } });

const LIST = "list";

interface WriteAnswerProps {
  readonly answer: Answer;
  readonly title: string;
}

/** Writes an answer from a cell on: a formula that follows the puzzle, or the steps as a list. */
export function WriteAnswer({ answer, title }: WriteAnswerProps) {
  const styles = useStyles();
  const { kind, ranges, play } = answer;
  const formulas = (GUESSES[kind.prefix]?.formulas ?? []).filter(
    (formula) => formulaAt("", formula, answer) !== undefined,
  );
  const hasList = play !== undefined && play.impossible === undefined;
  const choices = formulas.map(
    ({ title: what }, index) =>
      [String(index), i18n.t("Formula: {what}", { what: i18n._(what) })] as readonly [string, string],
  );
  if (hasList) choices.push([LIST, i18n.t("List: the steps in words")]);
  const [what, setWhat] = useState(choices[0]?.[0] ?? "");
  const [address, setAddress] = useState("");
  const writing = useWriting();
  if (choices.length === 0) return null;

  const write = () => {
    if (what === LIST && play) {
      const rows = stepRows({ play, ranges }, ({ row, column }) => cellAddress(row, column));
      return writing.writeTable({ title, ...rows }, { kind: "cell", address });
    }
    return writing.writeNewFormula(address, formulaAt(address, formulas[Number(what)]!, answer)!);
  };
  return (
    <Column gap="S">
      <SelectField label={i18n.t("Write into the sheet")} options={choices} value={what} onChoose={setWhat} />
      <AddressField
        label={i18n.t("First cell")}
        hint={i18n.t("For example E1, or Sheet2!E1")}
        isCell
        value={address}
        onChange={setAddress}
      />
      <Button
        className={styles.write}
        disabled={address.trim() === "" || writing.busy}
        onClick={() => void write()}
      >
        {i18n.t("Write")}
      </Button>
      <WritingOutcome writing={writing} />
    </Column>
  );
}
