import { i18n } from "../../language";
import { create } from "../page/elements";
import { hostLanguage } from "../page/language";
import { NOT_SUPPORTED, SUCCESS, type Callback, type EventHandler } from "./ribbon-commands";

/** Numbers from Office.js (`OSF.EventDispId`, `OSF.DialogMessageType`, `OSF.DDA.ErrorCodeManager.errorCodes`). */
export const DIALOG_MESSAGE = 10;
const PARENT_MESSAGE = 12;
const MESSAGE = 0;
const CLOSED = 12006;
const ALREADY_OPEN = 12007;

/** What Office.js requests with the DialogMessageReceived event, as JSON in place of the event's target. */
interface DialogRequest {
  readonly url: string;
  /** In per cent of the host's window. */
  readonly width: number;
  readonly height: number;
}

/** A dialog's page runs in Office.js as it would in a dialog of Excel on Windows. */
const hostInfo = () => `_host_Info=Excel$Win32$16.01$${hostLanguage().tag}$$isDialog$$0`;

/**
 * The window that an add-in opens with `displayDialogAsync`: its own page in a frame above the sheet. Office.js opens it by registering for
 * the DialogMessageReceived event and closes it by unregistering. The messages between the two pages pass through here.
 */
export class AddInDialog {
  private toParent: EventHandler | undefined;
  private toChild: EventHandler | undefined;

  constructor(private readonly element: HTMLElement) {
    element.querySelector("button")!.addEventListener("click", () => this.closeByUser());
    element.addEventListener("keydown", ({ key }) => key === "Escape" && this.closeByUser());
  }

  /** The part of the pane's `window.external` that concerns the dialog. */
  readonly external = {
    RegisterEvent: (_eventId: number, wish: string, handler: EventHandler, callback?: Callback) =>
      callback?.(this.open(JSON.parse(wish) as DialogRequest, handler)),
    UnregisterEvent: (_eventId: number, _target: string, callback?: Callback) => {
      this.close();
      callback?.(SUCCESS);
    },
    MessageChild2: (message: string) => {
      const { messageContent } = JSON.parse(message) as { messageContent: string };
      this.toChild?.(PARENT_MESSAGE, [MESSAGE, messageContent, location.origin]);
    },
  };

  /** The parts of the dialog's own `window.external` besides the context. */
  readonly externalOfPage = {
    RegisterEvent: (eventId: number, _target: string, handler: EventHandler, callback?: Callback) => {
      if (eventId === PARENT_MESSAGE) this.toChild = handler;
      callback?.(eventId === PARENT_MESSAGE ? SUCCESS : NOT_SUPPORTED);
    },
    UnregisterEvent: (_eventId: number, _target: string, callback?: Callback) => callback?.(SUCCESS),
    Execute: (_methodId: number, _parameters: unknown[], callback?: Callback) => callback?.(NOT_SUPPORTED),
    MessageParent2: (message: string) => {
      const { messageToParent } = JSON.parse(message) as { messageToParent: string };
      this.toParent?.(DIALOG_MESSAGE, [MESSAGE, messageToParent, location.origin]);
    },
  };

  private open({ url, width, height }: DialogRequest, handler: EventHandler): number {
    if (this.toParent) return ALREADY_OPEN;
    this.toParent = handler;
    const title = i18n.t("Dialog of the add-in");
    const frame = create("iframe", { title, src: pageInWorkbench(url) });
    frame.addEventListener("load", () => frame.focus());
    this.element.style.setProperty("--dialog-width", `${width}vw`);
    this.element.style.setProperty("--dialog-height", `${height}vh`);
    this.element.append(frame);
    this.element.hidden = false;
    return SUCCESS;
  }

  private closeByUser(): void {
    const send = this.toParent;
    this.close();
    send?.(DIALOG_MESSAGE, [CLOSED, "", location.origin]);
  }

  private close(): void {
    this.toParent = undefined;
    this.toChild = undefined;
    this.element.hidden = true;
    this.element.querySelector("iframe")?.remove();
  }
}

/** A page of the add-in is served to the workbench under another name, with what Excel provides before Office.js starts. */
function pageInWorkbench(url: string): string {
  const page = new URL(url, location.href).pathname.split("/").at(-1);
  return `workbench-${page}?${hostInfo()}`;
}
