import { i18n } from "../../../../language";
import type { HandOut } from "./hand-out";
import { messagesOf, type ToPane } from "./messages";

const PAGE = "hand-out-window.html";
/** In per cent of the screen. */
const SIZE = { width: 80, height: 85 };

let opened: Office.Dialog | undefined;

/** Throws a user-facing message if Office cannot open windows that can exchange messages. No manifest may require that. */
export function refuseWithoutWindows(): void {
  if (!Office.context.requirements.isSetSupported("DialogApi", "1.2"))
    throw new Error(i18n.t("This Excel cannot open windows for add-ins. Print the sheet itself."));
}

/**
 * Shows hand-outs in an Office window, from which they can be printed, each on pages of its own: pages inside the pane cannot print in
 * Excel on the web. Resolves when the window has opened.
 */
export function showHandOuts(handOuts: readonly HandOut[]): Promise<void> {
  opened?.close();
  opened = undefined;
  const address = new URL(PAGE, window.location.href).href;
  return new Promise((resolve, reject) =>
    // Office.js modifies the options.
    Office.context.ui.displayDialogAsync(address, { ...SIZE }, ({ value: dialog, error }) => {
      if (!dialog) {
        const { message } = error;
        return reject(new Error(i18n.t("The print window did not open: {message}", { message })));
      }
      opened = dialog;
      dialog.addEventHandler(Office.EventType.DialogMessageReceived, (received) => {
        if (!("message" in received)) return;
        const { type } = JSON.parse(received.message) as ToPane;
        if (type !== "ready") return;
        for (const part of messagesOf(JSON.stringify(handOuts))) dialog.messageChild(JSON.stringify(part));
      });
      dialog.addEventHandler(Office.EventType.DialogEventReceived, () => {
        if (opened === dialog) opened = undefined;
      });
      resolve();
    }),
  );
}
