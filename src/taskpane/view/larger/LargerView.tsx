import { useEffect, useState } from "react";
import {
  FluentProvider,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
  tokens,
  webDarkTheme,
  webLightTheme,
} from "@fluentui/react-components";
import { i18n } from "../../../language";
import { DarkTheme } from "../palette-theme";
import { PlayerStore } from "../player/player-store";
import { PlayView } from "../PlayView";
import { describeObstacle, solve } from "../solving";
import type { Play } from "../../../playing/play";
import type { ToPane, ToWindow } from "./messages";

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
  readonly play?: Play;
  readonly problem?: string;
}

/** The page of the larger window. It shows what the pane tells it to, with a player synchronised with the pane's. */
export function LargerView() {
  const styles = useStyles();
  const [player] = useState(() => new PlayerStore(0));
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let solving = new AbortController();
    const hear = async (message: ToWindow) => {
      if (message.type === "player") return player.take(message.state);
      const { title, isDark, cells, state } = message;
      solving.abort();
      const mine = (solving = new AbortController());
      try {
        const play = await solve(cells, () => undefined, mine.signal);
        player.take(state);
        setShown({ title, isDark, play });
      } catch (error) {
        if (!mine.signal.aborted) setShown({ title, isDark, problem: describeObstacle(error, {}) });
      }
    };
    Office.context.ui.addHandlerAsync(
      Office.EventType.DialogParentMessageReceived,
      ({ message }: { message: string }) => void hear(JSON.parse(message) as ToWindow),
      () => tell({ type: "ready" }),
    );
    return player.onAction((state) => tell({ type: "player", state }));
  }, [player]);
  return (
    <FluentProvider theme={shown?.isDark ? webDarkTheme : webLightTheme}>
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
          {shown?.play && <PlayView play={shown.play} player={player} title={shown.title} />}
        </main>
      </DarkTheme>
    </FluentProvider>
  );
}

function tell(message: ToPane): void {
  Office.context.ui.messageParent(JSON.stringify(message));
}
