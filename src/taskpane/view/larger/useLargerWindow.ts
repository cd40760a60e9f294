import { useEffect, useRef, useState } from "react";
import { i18n } from "../../../language";
import type { OpenPuzzle } from "../puzzle-source";
import { ownLine, playerOf } from "../session/session";
import type { SessionStore } from "../session/session-store";
import type { ToPane, ToWindow } from "./messages";

const PAGE = "view-window.html";
/** In per cent of the screen. */
const SIZE = { width: 80, height: 85 };

interface LargerWindow {
  readonly isOpen: boolean;
  readonly problem: string | undefined;
  open(): void;
  close(): void;
}

/** Whether this Office can open a window and exchange messages with it. */
export const hasLargerWindow = () => Office.context.requirements.isSetSupported("DialogApi", "1.2");

/**
 * A window of Office for a puzzle, larger than the pane. It has its own session, and what the user does in either window applies to
 * both. The window closes when the puzzle goes away.
 */
export function useLargerWindow(puzzle: OpenPuzzle, store: SessionStore, isDark: boolean): LargerWindow {
  const [dialog, setDialog] = useState<Office.Dialog>();
  const [problem, setProblem] = useState<string>();
  const [isReady, setReady] = useState(false);
  const opened = useRef<Office.Dialog>(undefined);

  const close = () => {
    opened.current?.close();
    opened.current = undefined;
    setDialog(undefined);
    setReady(false);
  };
  useEffect(() => {
    if (!dialog || !isReady) return undefined;
    const { title, cells } = puzzle;
    const shared = { player: playerOf(store.state), line: ownLine(store.state) };
    send(dialog, { type: "puzzle", title, cells, isDark, shared });
    return store.share((done) => send(dialog, { type: "shared", shared: done }));
  }, [dialog, isReady, puzzle, store, isDark]);
  useEffect(() => () => opened.current?.close(), []);

  const open = () => {
    setProblem(undefined);
    const address = new URL(PAGE, window.location.href).href;
    Office.context.ui.displayDialogAsync(address, { ...SIZE, displayInIframe: true }, ({ value, error }) => {
      if (!value) {
        setProblem(i18n.t("The larger window did not open: {message}", { message: error.message }));
        return;
      }
      value.addEventHandler(Office.EventType.DialogMessageReceived, (received) => {
        if (!("message" in received)) return;
        const message = JSON.parse(received.message) as ToPane;
        if (message.type === "ready") setReady(true);
        else store.dispatch({ type: "adopt", shared: message.shared });
      });
      value.addEventHandler(Office.EventType.DialogEventReceived, () => {
        opened.current = undefined;
        setDialog(undefined);
        setReady(false);
      });
      opened.current = value;
      setDialog(value);
    });
  };
  return { isOpen: dialog !== undefined, problem, open, close };
}

function send(dialog: Office.Dialog, message: ToWindow): void {
  dialog.messageChild(JSON.stringify(message));
}
