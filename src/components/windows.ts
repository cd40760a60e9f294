/** In per cent of the screen. */
const SIZE = { width: 80, height: 85 };

/** Whether this Office can open windows and exchange messages with them. No manifest may require that. */
export const hasWindows = (): boolean => Office.context.requirements.isSetSupported("DialogApi", "1.2");

interface WindowListener<Message> {
  heard(message: Message, dialog: Office.Dialog): void;
  closed(dialog: Office.Dialog): void;
}

/** Opens a page of ours in a window of Office. Rejects with Office's error. */
export function openWindow<Message>(
  page: string,
  options: Office.DialogOptions,
  { heard, closed }: WindowListener<Message>,
): Promise<Office.Dialog> {
  const address = new URL(page, window.location.href).href;
  return new Promise((resolve, reject) =>
    Office.context.ui.displayDialogAsync(address, { ...SIZE, ...options }, ({ value: dialog, error }) => {
      if (!dialog) return reject(error as unknown as Error);
      dialog.addEventHandler(Office.EventType.DialogMessageReceived, (received) => {
        if ("message" in received) heard(JSON.parse(received.message) as Message, dialog);
      });
      dialog.addEventHandler(Office.EventType.DialogEventReceived, () => closed(dialog));
      resolve(dialog);
    }),
  );
}

/** In a window: hears what the pane sends, and tells it when that begins. */
export function hearPane<Message>(hear: (message: Message) => void): void {
  Office.context.ui.addHandlerAsync(
    Office.EventType.DialogParentMessageReceived,
    ({ message }: { message: string }) => hear(JSON.parse(message) as Message),
    () => sendToPane({ type: "ready" }),
  );
}

export const sendToPane = <Message extends { readonly type: string }>(message: Message): void =>
  Office.context.ui.messageParent(JSON.stringify(message));
