import { i18n } from "../../../../language";
import { hasWindows, openWindow } from "../../../../components/windows";
import type { HandOut } from "./hand-out";
import { messagesOf, type ToPane } from "./messages";

let opened: Office.Dialog | undefined;

/** Throws a user-facing message if Office cannot open windows that can exchange messages. */
export function refuseWithoutWindows(): void {
  if (!hasWindows())
    throw new Error(i18n.t("This Excel cannot open windows for add-ins. Print the sheet itself."));
}

/**
 * Shows hand-outs in an Office window, from which they can be printed, each on pages of its own: pages inside the pane cannot print in
 * Excel on the web. Resolves when the window has opened.
 */
export async function showHandOuts(handOuts: readonly HandOut[]): Promise<void> {
  opened?.close();
  opened = undefined;
  try {
    opened = await openWindow<ToPane>(
      "hand-out-window.html",
      {},
      {
        heard({ type }, dialog) {
          if (type !== "ready") return;
          for (const part of messagesOf(JSON.stringify(handOuts))) dialog.messageChild(JSON.stringify(part));
        },
        closed(dialog) {
          if (opened === dialog) opened = undefined;
        },
      },
    );
  } catch (error) {
    const { message } = error as Error;
    throw new Error(i18n.t("The print window did not open: {message}", { message }), { cause: error });
  }
}
