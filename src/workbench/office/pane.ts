import { hostLanguage } from "../page/language";
import { eventMessage, type HostMessage } from "../office-objects";

/** `Office.addin` is notified of the pane through this event (`VisibilityChanged` of AppRuntimeService). */
const VISIBILITY_CHANGED = 65539;
const MIN_WIDTH = 320;
const MAX_WIDTH = 640;
const STEP = 16;

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
    element.querySelector("button")!.addEventListener("click", () => this.hide());
    makeResizable(element, element.querySelector<HTMLElement>("[role=separator]")!);
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

  private setVisible(visible: boolean): void {
    if (visible === this.visible) return;
    this.element.hidden = !visible;
    this.listeners.forEach((listener) => listener(visible));
  }
}

/** The event that notifies the add-in that its pane was opened or closed. */
export const visibilityChanged = (visible: boolean): HostMessage =>
  eventMessage(VISIBILITY_CHANGED, "", { visibility: visible ? "Visible" : "Hidden" });

/** Lets the user drag the pane's edge or move it with the arrow keys. */
function makeResizable(element: HTMLElement, edge: HTMLElement): void {
  const resize = (width: number) => {
    const bounded = Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
    element.style.setProperty("--pane-width", `${bounded}px`);
    edge.setAttribute("aria-valuenow", String(bounded));
  };
  edge.setAttribute("aria-valuemin", String(MIN_WIDTH));
  edge.setAttribute("aria-valuemax", String(MAX_WIDTH));
  resize(MIN_WIDTH + STEP);
  edge.addEventListener("pointerdown", (down) => {
    edge.setPointerCapture(down.pointerId);
    edge.onpointermove = (move) => resize(element.getBoundingClientRect().right - move.clientX);
    edge.onlostpointercapture = () => (edge.onpointermove = null);
  });
  edge.addEventListener("keydown", (press) => {
    const direction = { ArrowLeft: 1, ArrowRight: -1 }[press.key];
    if (!direction) return;
    press.preventDefault();
    resize(element.getBoundingClientRect().width + direction * STEP);
  });
}
