import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { stepAskedFor } from "../player/player";
import { canRedo, canUndo, isOwn } from "../session/session";
import { useSession, useStore } from "../session/session-store";

const useStyles = makeStyles({
  actions: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: tokens.spacingHorizontalXXS,
  },
  action: { minWidth: 0, paddingLeft: tokens.spacingHorizontalS, paddingRight: tokens.spacingHorizontalS },
});

/** What helps to go on: undo and redo, a hint, the rest of the solution, and both ends. */
export function HandActions({ isSolved }: { readonly isSolved: boolean }) {
  const styles = useStyles();
  const store = useStore();
  const { dispatch } = store;
  const [own, undoes, redoes] = [useSession(isOwn), useSession(canUndo), useSession(canRedo)];
  const step = useSession(stepAskedFor);
  const solution = useSession((session) => session.solution);
  const isScrambled = useSession(({ origin }) => origin.scramble !== undefined);
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
  const leaveScramble = () => {
    dispatch({ type: "solution" });
    dispatch({ type: "start" });
  };
  return (
    <div className={styles.actions} role="group" aria-label={i18n.t("Playing by hand")}>
      {action(i18n.t("Undo"), undoes, () => dispatch({ type: "undo" }))}
      {action(i18n.t("Redo"), redoes, () => dispatch({ type: "redo" }))}
      {action(i18n.t("Hint"), !isSolved, () => void store.hint())}
      {action(i18n.t("Solve from here"), !isSolved, () => void store.solveOn())}
      {action(i18n.t("Start again"), !own || step > 0, () => dispatch({ type: "start" }))}
      {isScrambled && action(i18n.t("Leave the scramble"), true, leaveScramble)}
      {own &&
        !isScrambled &&
        solution.lastStep > 0 &&
        action(i18n.t("Show the solution"), true, () => dispatch({ type: "solution" }))}
    </div>
  );
}
