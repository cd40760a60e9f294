import { useEffect, useState } from "react";
import {
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
  tokens,
} from "@fluentui/react-components";
import { i18n } from "../../../language";
import { HandStore } from "../hand/hand-store";
import { DarkTheme } from "../palette-theme";
import { PlayerStore } from "../player/player-store";
import { PlayView } from "../PlayView";
import { describeObstacle } from "../../obstacle";
import { Themed } from "../../Themed";
import { solve } from "../solving";
import type { Play } from "../../../playing/play";
import type { PuzzleMessage, ToPane, ToWindow } from "./messages";

const useStyles = makeStyles({
  page: {
    boxSizing: "border-box",
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    minHeight: "100vh",
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} 0`,
  },
});

/** What the window shows. */
interface Shown {
  readonly title: string;
  readonly isDark: boolean;
  readonly problem?: string;
}

/** Before the pane has told of a puzzle. */
const NO_PLAY: Play = { kind: "", lastStep: 0, text: () => "" };

/** The page of the larger window. It shows what the pane tells it to, with a player and a line of moves synchronised with the pane's. */
export function LargerView() {
  const styles = useStyles();
  const [player] = useState(() => new PlayerStore(0));
  const [hand] = useState(() => new HandStore(player, NO_PLAY));
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let solving = new AbortController();
    let latest: Pick<PuzzleMessage, "line" | "state">;
    const follow = ({ line, state }: typeof latest) => {
      hand.take(line);
      player.take(state);
    };
    const open = async ({ title, isDark, cells }: PuzzleMessage) => {
      solving.abort();
      const mine = (solving = new AbortController());
      try {
        hand.open(await solve(cells, () => undefined, mine.signal));
        follow(latest);
        setShown({ title, isDark });
      } catch (error) {
        if (!mine.signal.aborted) setShown({ title, isDark, problem: describeObstacle(error, {}) });
      }
    };
    const hear = (message: ToWindow) => {
      latest = { ...latest, ...message };
      if (message.type === "puzzle") void open(message);
      else if (message.type === "line") hand.take(message.line);
      else player.take(message.state);
    };
    Office.context.ui.addHandlerAsync(
      Office.EventType.DialogParentMessageReceived,
      ({ message }: { message: string }) => hear(JSON.parse(message) as ToWindow),
      () => tell({ type: "ready" }),
    );
    const endings = [
      player.onAction((state) => tell({ type: "player", state })),
      hand.onLine(() => tell({ type: "line", line: hand.numbers })),
    ];
    return () => endings.forEach((end) => end());
  }, [player, hand]);
  return (
    <Themed isDark={shown?.isDark ?? false}>
      <DarkTheme value={shown?.isDark ?? false}>
        <main className={styles.page} aria-label={i18n.t("Puzzle")}>
          {!shown && <Spinner label={i18n.t("Loading the puzzle …")} />}
          {shown?.problem && (
            <MessageBar intent="error">
              <MessageBarBody>
                <MessageBarTitle>{shown.title}</MessageBarTitle> {shown.problem}
              </MessageBarBody>
            </MessageBar>
          )}
          {shown && shown.problem === undefined && (
            <PlayView hand={hand} player={player} title={shown.title} />
          )}
        </main>
      </DarkTheme>
    </Themed>
  );
}

function tell(message: ToPane): void {
  Office.context.ui.messageParent(JSON.stringify(message));
}
