import { makeStyles, tokens } from "@fluentui/react-components";
import { PALETTE } from "../../drawing/palette";
import { isAtGoal } from "../session/session";
import { useSession } from "../session/session-store";

const MOVED = "@media (prefers-reduced-motion: no-preference)";

const useStyles = makeStyles({
  frame: {
    position: "absolute",
    inset: "-4px",
    pointerEvents: "none",
    border: `3px solid ${PALETTE.reached}`,
    borderRadius: tokens.borderRadiusXLarge,
    forcedColorAdjust: "none",
    [MOVED]: {
      animationName: { from: { opacity: 0 } },
      animationDuration: "500ms",
      animationTimingFunction: tokens.curveDecelerateMid,
    },
  },
  seal: {
    position: "absolute",
    top: "-16px",
    left: "calc(50% - 14px)",
    display: "block",
    width: "28px",
    height: "28px",
    [MOVED]: {
      animationName: { from: { transform: "scale(0)" }, "60%": { transform: "scale(1.25)" } },
      animationDuration: "600ms",
      animationDelay: "250ms",
      animationFillMode: "backwards",
    },
  },
  tick: {
    strokeDasharray: "20",
    [MOVED]: {
      animationName: { from: { strokeDashoffset: 20 } },
      animationDuration: "350ms",
      animationDelay: "650ms",
      animationFillMode: "backwards",
    },
  },
});

/** The sign over any drawing that its goal has been reached: a frame, and a seal with a tick. Words next to the moves say the same. */
export function GoalSign() {
  const styles = useStyles();
  if (!useSession(isAtGoal)) return null;
  return (
    <div className={styles.frame} data-sign="goal" aria-hidden="true">
      <svg className={styles.seal} viewBox="0 0 28 28">
        <circle cx="14" cy="14" r="13" fill={PALETTE.reached} stroke={PALETTE.ground} strokeWidth="2" />
        <path
          className={styles.tick}
          d="M8 14.5l4.2 4.2L20.2 10"
          fill="none"
          stroke={PALETTE.reachedInk}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  );
}
