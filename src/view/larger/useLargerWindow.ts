import { useEffect, useRef, useState } from "react";
import { i18n } from "../../language";
import { openWindow } from "../../components/windows";
import type { OpenPuzzle } from "../puzzle-source";
import { ownLine, playerOf } from "../session/session";
import type { SessionStore } from "../session/session-store";
import type { ToPane, ToWindow } from "./messages";

/**
 * A window of Office for a puzzle, larger than the pane. It has its own session, and what the user does in either window applies to
 * both. The window closes when the puzzle goes away.
 */
export function useLargerWindow(
  puzzle: OpenPuzzle,
  store: SessionStore,
  isDark: boolean,
  makeNext?: (harder: number) => void,
) {
  const [dialog, setDialog] = useState<Office.Dialog>();
  const [problem, setProblem] = useState<string>();
  const [isReady, setReady] = useState(false);
  const opened = useRef<Office.Dialog>(undefined);
  const latestNext = useRef(makeNext);
  useEffect(() => {
    latestNext.current = makeNext;
  });

  const closed = () => {
    opened.current = undefined;
    setDialog(undefined);
    setReady(false);
  };
  const close = () => {
    opened.current?.close();
    closed();
  };
  useEffect(() => {
    if (!dialog || !isReady) return undefined;
    const { title, cells } = puzzle;
    const { origin, attempt } = store.state;
    const shared = { player: playerOf(store.state), line: ownLine(store.state), origin, attempt };
    send(dialog, { type: "puzzle", title, cells, isDark, shared });
    return store.share((done) => send(dialog, { type: "shared", shared: done }));
  }, [dialog, isReady, puzzle, store, isDark]);
  useEffect(() => () => opened.current?.close(), []);

  const heard = (message: ToPane) => {
    if (message.type === "ready") setReady(true);
    else if (message.type === "close") close();
    else if (message.type === "next") latestNext.current?.(message.harder);
    else store.dispatch({ type: "adopt", shared: message.shared });
  };
  const open = async () => {
    setProblem(undefined);
    try {
      const options = { displayInIframe: true };
      opened.current = await openWindow("view-window.html", options, { heard, closed });
      setDialog(opened.current);
    } catch (error) {
      const { message } = error as Error;
      setProblem(i18n.t("The larger window did not open: {message}", { message }));
    }
  };
  return { isOpen: dialog !== undefined, problem, toggle: () => (dialog ? close() : void open()) };
}

function send(dialog: Office.Dialog, message: ToWindow): void {
  dialog.messageChild(JSON.stringify(message));
}
