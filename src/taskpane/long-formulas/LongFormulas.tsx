import { useState, useSyncExternalStore, type MouseEvent, type MouseEventHandler } from "react";
import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { LongFormulaWatch, type LongFormula } from "./watch";
import { Progress } from "../../components/work/Progress";

/** Which formula it is, such as “FACTORCYCLES in Sheet1!B3 and 2 more cells”. */
export function nameOf({ call: { name }, cell, others }: LongFormula): string {
  if (cell === undefined) return name;
  if (others === 0) return i18n.t("{name} in {cell}", { name, cell });
  return i18n.t("{name} in {cell} and {others, plural, one {# more cell} other {# more cells}}", {
    name,
    cell,
    others,
  });
}

const useFormulaProgressStyles = makeStyles({
  formula: { alignItems: "center", display: "flex", gap: tokens.spacingHorizontalM },
  progress: { flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" },
});

interface FormulaProgressProps {
  readonly formula: LongFormula;
  readonly onCancel: MouseEventHandler;
}

/** How far a formula is, and a button that ends it. A bar without an end says that this is not known. */
function FormulaProgress({ formula, onCancel }: FormulaProgressProps) {
  const styles = useFormulaProgressStyles();
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

const useStyles = makeStyles({
  strip: {
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    bottom: 0,
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
    paddingBottom: tokens.spacingVerticalS,
    paddingTop: tokens.spacingVerticalS,
    position: "sticky",
    zIndex: 1,
  },
  all: { alignItems: "center", display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS },
  /** For screen readers only. */
  announced: {
    clipPath: "inset(50%)",
    height: "1px",
    overflow: "hidden",
    position: "absolute",
    width: "1px",
  },
});

/** What screen readers are told: that the first formula takes long, once for each, or that one was cancelled. */
interface Announcement {
  readonly key: number | undefined;
  readonly text: string;
}

/**
 * What formulas that show #BUSY! for long are doing, at the bottom of every page of the pane. Functions and pane share a page, so nothing is
 * asked of Excel.
 */
export function LongFormulas() {
  const styles = useStyles();
  const [watch] = useState(() => new LongFormulaWatch(globalThis.puzzlebookCalls));
  const { shown, more } = useSyncExternalStore(watch.watch, watch.now);
  const [first] = shown;
  const [announced, announce] = useState<Announcement>({ key: undefined, text: "" });
  if (announced.key !== first?.key) {
    announce({
      key: first?.key,
      text: first ? i18n.t("{formula} takes long.", { formula: nameOf(first) }) : "",
    });
  }

  const cancel = (what: string, stop: () => void) => (event: MouseEvent) => {
    // The button is about to go, and the focus with it.
    event.currentTarget.closest<HTMLElement>("main")?.focus();
    stop();
    announce({ key: watch.now().shown[0]?.key, text: what });
  };

  return (
    <>
      <div aria-live="polite" className={styles.announced}>
        {announced.text}
      </div>
      {first && (
        <section className={styles.strip} aria-label={i18n.t("Formulas that take long")}>
          {shown.map((formula) => (
            <FormulaProgress
              key={formula.key}
              formula={formula}
              onCancel={cancel(i18n.t("Cancelled: {formula}", { formula: nameOf(formula) }), () =>
                watch.cancel(formula.call),
              )}
            />
          ))}
          {shown.length > 1 && (
            <div className={styles.all}>
              <Button size="small" onClick={cancel(i18n.t("Cancelled."), () => watch.cancelAll())}>
                {i18n.t("Cancel all")}
              </Button>
              {more > 0 &&
                i18n.t(
                  "{more, plural, one {# more formula is being computed} other {# more formulas are being computed}}",
                  { more },
                )}
            </div>
          )}
        </section>
      )}
    </>
  );
}
