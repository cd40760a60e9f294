import { useState } from "react";
import { Button, makeStyles } from "@fluentui/react-components";
import { i18n } from "../../language";
import { Column } from "../../components/layout";
import { AddressField } from "../../components/AddressField";
import { useWriting } from "./writing";
import { WritingOutcome } from "./WritingOutcome";

const useStyles = makeStyles({ write: { alignSelf: "flex-start" } });

interface WriteFormulaProps {
  /** The formula for the name of the sheet that it is written to. */
  readonly formula: (sheet: string) => string;
}

/** Writes a formula into the cell that the user points at. */
export function WriteFormula({ formula }: WriteFormulaProps) {
  const styles = useStyles();
  const [cell, setCell] = useState("");
  const writing = useWriting();
  return (
    <Column gap="S">
      <AddressField
        label={i18n.t("Into which cell?")}
        hint={i18n.t("Select a cell in the sheet, or write E1 or Sheet2!E1")}
        isCell
        value={cell}
        onChange={setCell}
      />
      <Button
        className={styles.write}
        disabled={cell.trim() === ""}
        onClick={() => void writing.writeFormula(cell, formula)}
      >
        {i18n.t("Write as a formula")}
      </Button>
      <WritingOutcome writing={writing} />
    </Column>
  );
}
