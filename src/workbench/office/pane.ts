import { hostLanguage } from "../page/language";
import { eventMessage, type HostMessage } from "../office-objects";
import { makeResizable } from "./pane-edges";

/** `Office.addin` is notified of the pane through this event (`VisibilityChanged` of AppRuntimeService). */
const VISIBILITY_CHANGED = 65539;
/** What the workbench's address passes to the add-in. */
const FOR_THE_ADD_IN = "check";

/** What Office.js needs in the page's address to run as in Excel on Windows. Flag 1: a shared runtime, 2: custom functions. */
const hostInfo = () => `_host_Info=Excel$Win32$16.01$${hostLanguage().tag}$$$$3`;

/**
 * The task pane. Its page is the add-in's shared runtime, which is never unloaded: closing the pane hides it, and commands and custom
 * functions keep running.
 */
export class Pane {
  private readonly frame: HTMLIFrameElement;
  private listeners: ((visible: boolean) => void)[] = [];

  constructor(private readonly element: HTMLElement) {
    this.frame = element.querySelector("iframe")!;
    element.querySelector("[name=close]")!.addEventListener("click", () => this.hide());
    element.querySelector("[name=fold]")!.addEventListener("click", () => this.fold(!this.isFolded));
    makeResizable(element, (isFolded) => this.fold(isFolded));
  }

  /** Loads the add-in with its name as the title. On a first visit it says what is on the sheet. */
  load(title: string, isFirstVisit: boolean): void {
    this.frame.title = title;
    this.element.querySelector("h2")!.textContent = title;
    const check = new URLSearchParams(location.search).get(FOR_THE_ADD_IN);
    const query = check === null ? "" : `&${FOR_THE_ADD_IN}=${encodeURIComponent(check)}`;
    this.frame.src = `workbench-pane.html?${hostInfo()}${query}&doors=${isFirstVisit ? "pinball" : "off"}`;
  }

  get window(): Window {
    return this.frame.contentWindow!;
  }

  get visible(): boolean {
    return !this.element.hidden;
  }

  show(): void {
    this.fold(false);
    this.setVisible(true);
  }

  /** Shows the pane and moves keyboard focus into it. */
  open(): void {
    this.show();
    this.frame.focus();
  }

  hide(): void {
    this.setVisible(false);
  }

  onVisibilityChange(listener: (visible: boolean) => void): void {
    this.listeners.push(listener);
  }

  private get isFolded(): boolean {
    return this.element.classList.contains("folded");
  }

  /** Below the sheet, a folded pane shows its title only. The add-in does not learn of it, as when a window covers a pane of Excel's. */
  private fold(isFolded: boolean): void {
    this.element.classList.toggle("folded", isFolded);
    this.element.querySelector("[name=fold]")!.setAttribute("aria-expanded", String(!isFolded));
  }

  private setVisible(visible: boolean): void {
    if (visible === this.visible) return;
    this.element.hidden = !visible;
    this.listeners.forEach((listener) => listener(visible));
  }
}

/** The event that notifies the add-in that its pane was opened or closed. */
export const visibilityChanged = (visible: boolean): HostMessage =>
  eventMessage(VISIBILITY_CHANGED, "", { visibility: visible ? "Visible" : "Hidden" });
