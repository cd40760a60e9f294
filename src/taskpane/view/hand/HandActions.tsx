import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../../language";
import type { HandStore } from "./hand-store";
import { canRedo, canUndo, type Line } from "./line";

const useStyles = makeStyles({
  actions: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: tokens.spacingHorizontalXXS,
  },
  action: { minWidth: 0, paddingLeft: tokens.spacingHorizontalS, paddingRight: tokens.spacingHorizontalS },
});

interface HandActionsProps {
  readonly hand: HandStore;
  readonly line: Line;
  readonly step: number;
  readonly isSolved: boolean;
}

/** What helps to go on: undo and redo, a hint, the rest of the solution, and both ends. */
export function HandActions({ hand, line, step, isSolved }: HandActionsProps) {
  const styles = useStyles();
  const action = (title: string, isPossible: boolean, run: () => void) => (
    <Button
      className={styles.action}
      size="small"
      appearance="subtle"
      disabledFocusable={!isPossible}
      onClick={run}
    >
      {title}
    </Button>
  );
  return (
    <div className={styles.actions} role="group" aria-label={i18n.t("Playing by hand")}>
      {action(i18n.t("Undo"), canUndo(line, step), () => hand.continue({ type: "undo" }))}
      {action(i18n.t("Redo"), canRedo(line, step), () => hand.continue({ type: "redo" }))}
      {action(i18n.t("Hint"), !isSolved, () => void hand.hint())}
      {action(i18n.t("Solve from here"), !isSolved, () => void hand.solveOn())}
      {action(i18n.t("Start again"), !line.isOwn || step > 0, () => hand.continue({ type: "start" }))}
      {line.isOwn &&
        (hand.solution.impossible === undefined || hand.solution.lastStep > 0) &&
        action(i18n.t("Show the solution"), true, () => hand.showSolution())}
    </div>
  );
}
