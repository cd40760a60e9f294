import type { MouseEventHandler } from "react";
import { Button, Field, makeStyles, ProgressBar, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { nameOf } from "./texts";
import type { LongFormula } from "./watch";

const useStyles = makeStyles({
  formula: { alignItems: "center", display: "flex", gap: tokens.spacingHorizontalM },
  progress: { flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" },
});

interface FormulaProgressProps {
  readonly formula: LongFormula;
  readonly onCancel: MouseEventHandler;
}

/** How far a formula is, and a button that ends it. A bar without an end says that this is not known. */
export function FormulaProgress({ formula, onCancel }: FormulaProgressProps) {
  const styles = useStyles();
  const { part, seconds } = formula;
  const name = nameOf(formula);
  return (
    <div className={styles.formula}>
      <Field
        className={styles.progress}
        validationMessage={i18n.t("{formula}: {seconds, number} s", { formula: name, seconds })}
        validationState="none"
      >
        <ProgressBar
          {...(part > 0 && part <= 1 && { value: part })}
          aria-label={i18n.t("Progress of {formula}", { formula: name })}
        />
      </Field>
      <Button size="small" aria-label={i18n.t("Cancel {formula}", { formula: name })} onClick={onCancel}>
        {i18n.t("Cancel")}
      </Button>
    </div>
  );
}
