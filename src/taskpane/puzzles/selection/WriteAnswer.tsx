import { useState } from "react";
import { Button, Field, makeStyles, Select, tokens } from "@fluentui/react-components";
import { writeFormula } from "../../../excel/formulas";
import { describeProblem } from "../../../excel/problems";
import { cellAddress } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { GUESSES } from "../../../puzzles";
import { OverwriteTable } from "../../destination/OverwriteTable";
import { useWriting } from "../../destination/useWriting";
import { WritingOutcome } from "../../destination/WritingOutcome";
import { Message } from "../../Message";
import { AddressField } from "../../selection/AddressField";
import { stepRows } from "../../view/sheet/walk";
import { formulaAt, type Answer } from "./answering";

const useStyles = makeStyles({
  parts: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  write: { alignSelf: "flex-start" },
});

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
  const choices = [
    ...formulas.map(({ title: what }, index) => [
      String(index),
      i18n.t("Formula: {what}", { what: i18n._(what) }),
    ]),
    ...(hasList ? [[LIST, i18n.t("List: the steps in words")]] : []),
  ];
  const [what, setWhat] = useState(choices[0]?.[0] ?? "");
  const [address, setAddress] = useState("");
  const [outcome, setOutcome] = useState<{ readonly written: string } | { readonly problem: string }>();
  const writing = useWriting();
  if (choices.length === 0) return null;

  const write = async () => {
    setOutcome(undefined);
    writing.forget();
    if (what === LIST && play) {
      const rows = stepRows({ play, ranges }, ({ row, column }) => cellAddress(row, column));
      return writing.write({ title, ...rows }, { kind: "cell", address });
    }
    try {
      const formula = formulaAt(address, formulas[Number(what)]!, answer)!;
      setOutcome({ written: await writeFormula(address, formula) });
    } catch (error) {
      setOutcome({ problem: describeProblem(error) });
    }
  };
  return (
    <div className={styles.parts}>
      <Field label={i18n.t("Write into the sheet")}>
        <Select value={what} onChange={(_event, { value }) => setWhat(value)}>
          {choices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
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
      <div aria-live="polite">
        <WritingOutcome state={writing.state} />
        {outcome && "problem" in outcome && <Message intent="error">{outcome.problem}</Message>}
        {outcome && "written" in outcome && (
          <Message intent="success">
            {i18n.t("Written into {address}.", { address: outcome.written })}
          </Message>
        )}
      </div>
      <OverwriteTable writing={writing} />
    </div>
  );
}
