import type { MouseEventHandler } from "react";
import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { Progress } from "../work/Progress";
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
      <Progress
        className={styles.progress}
        text={i18n.t("{formula}: {seconds, number} s", { formula: name, seconds })}
        label={i18n.t("Progress of {formula}", { formula: name })}
        part={part > 0 && part <= 1 ? part : undefined}
      />
      <Button size="small" aria-label={i18n.t("Cancel {formula}", { formula: name })} onClick={onCancel}>
        {i18n.t("Cancel")}
      </Button>
    </div>
  );
}
