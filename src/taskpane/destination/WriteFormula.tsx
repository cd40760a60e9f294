import { useState } from "react";
import { Button, makeStyles } from "@fluentui/react-components";
import { i18n } from "../../language";
import { Column } from "../../components/layout";
import { AddressField } from "../../components/AddressField";
import { useWriting, type Writing } from "./writing";
import { WritingOutcome } from "./WritingOutcome";

const useStyles = makeStyles({ write: { alignSelf: "flex-start" } });

interface WriteAtProps {
  readonly label: string;
  readonly hint: string;
  /** What the button says. */
  readonly button: string;
  readonly writing: Writing;
  readonly onWrite: (address: string) => void;
}

/** A field for a cell, a button that writes there, and what becomes of it. */
export function WriteAt({ label, hint, button, writing, onWrite }: WriteAtProps) {
  const styles = useStyles();
  const [address, setAddress] = useState("");
  return (
    <>
      <AddressField label={label} hint={hint} isCell value={address} onChange={setAddress} />
      <Button
        className={styles.write}
        disabled={address.trim() === ""}
        disabledFocusable={writing.busy}
        onClick={() => onWrite(address)}
      >
        {button}
      </Button>
      <WritingOutcome writing={writing} />
    </>
  );
}

interface WriteFormulaProps {
  /** The formula for the name of the sheet that it is written to. */
  readonly formula: (sheet: string) => string;
}

/** Writes a formula into the cell that the user points at. */
export function WriteFormula({ formula }: WriteFormulaProps) {
  const writing = useWriting();
  return (
    <Column gap="S">
      <WriteAt
        label={i18n.t("Into which cell?")}
        hint={i18n.t("Select a cell in the sheet, or write E1 or Sheet2!E1")}
        button={i18n.t("Write as a formula")}
        writing={writing}
        onWrite={(cell) => void writing.writeFormula(cell, formula)}
      />
    </Column>
  );
}
