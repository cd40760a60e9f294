import { useEffect, useState } from "react";
import { MessageBar, MessageBarBody, MessageBarTitle, Spinner } from "@fluentui/react-components";
import { i18n } from "../../language";
import { hasNext } from "../next/make-next";
import { NextContext, type NextMaker } from "../next/use-next";
import { PlayView } from "../PlayView";
import { PuzzlePage } from "../PuzzlePage";
import { describeObstacle } from "../../components/obstacle";
import type { Shared } from "../session/session";
import { SessionContext, SessionStore } from "../session/session-store";
import { solve } from "../solving";
import type { Play } from "../../playing/play";
import { hearPane, sendToPane } from "../../components/windows";
import type { PuzzleMessage, ToPane, ToWindow } from "./messages";

/** What the window shows. */
interface Shown {
  readonly title: string;
  readonly isDark: boolean;
  readonly problem?: string;
}

/** Before the pane has told of a puzzle. */
const NO_PLAY: Play = { prefix: "", lastStep: 0, text: () => "" };

/** The pane makes the next puzzle and sends it. */
const NEXT: NextMaker = {
  make: (harder) => sendToPane({ type: "next", harder } satisfies ToPane),
  cancel: () => undefined,
};

/** Only the pane can close its window. Escape in an open list or menu closes that. */
function closeOnEscape({ key, defaultPrevented }: KeyboardEvent): void {
  if (key === "Escape" && !defaultPrevented) sendToPane({ type: "close" } satisfies ToPane);
}

/** The page of the larger window. It shows what the pane tells it to, with a session synchronised with the pane's. */
export function LargerView() {
  const [store] = useState(() => new SessionStore(NO_PLAY));
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let solving = new AbortController();
    let latest: Shared;
    const open = async ({ title, isDark, cells }: PuzzleMessage) => {
      solving.abort();
      const mine = (solving = new AbortController());
      try {
        const solution = await solve(cells, () => undefined, mine.signal);
        store.dispatch({ type: "open", solution });
        store.dispatch({ type: "adopt", shared: latest });
        setShown({ title, isDark });
      } catch (error) {
        if (!mine.signal.aborted) setShown({ title, isDark, problem: describeObstacle(error, {}) });
      }
    };
    const hear = (message: ToWindow) => {
      latest = { ...latest, ...message.shared };
      if (message.type === "puzzle") void open(message);
      else store.dispatch({ type: "adopt", shared: message.shared });
    };
    hearPane(hear);
    return store.share((shared) => sendToPane({ type: "shared", shared } satisfies ToPane));
  }, [store]);
  useEffect(() => {
    window.addEventListener("keydown", closeOnEscape);
    return () => window.removeEventListener("keydown", closeOnEscape);
  }, []);
  return (
    <PuzzlePage isDark={shown?.isDark ?? false}>
      {!shown && <Spinner label={i18n.t("Loading the puzzle …")} />}
      {shown?.problem && (
        <MessageBar intent="error">
          <MessageBarBody>
            <MessageBarTitle>{shown.title}</MessageBarTitle> {shown.problem}
          </MessageBarBody>
        </MessageBar>
      )}
      {shown && shown.problem === undefined && (
        <SessionContext value={store}>
          <NextContext value={hasNext(store.state.solution) ? NEXT : undefined}>
            <PlayView title={shown.title} />
          </NextContext>
        </SessionContext>
      )}
    </PuzzlePage>
  );
}
