import type { RibbonButton, RibbonGroup } from "./manifest";

const ICON_SIZE = 32;
/** How long a tap shows a tip, in ms. */
const TIP_AFTER_TAP = 4_000;

/**
 * Fills the toolbar with the manifest's groups and buttons. One button is in the tab order. The arrow keys, Home and End move between
 * buttons, as in every ARIA toolbar.
 */
export function showRibbon(
  toolbar: HTMLElement,
  groups: RibbonGroup[],
  press: (button: RibbonButton) => void,
  address: (manifestAddress: string) => string,
): void {
  for (const group of groups) {
    const element = document.createElement("div");
    element.className = "ribbon-group";
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", group.label);
    const buttons = document.createElement("div");
    buttons.className = "ribbon-buttons";
    buttons.append(...group.buttons.map((button) => createButton(button, press, address)));
    const caption = document.createElement("span");
    caption.className = "ribbon-caption";
    caption.ariaHidden = "true";
    caption.textContent = group.label;
    element.append(buttons, caption);
    toolbar.append(element);
  }
  moveByArrows(toolbar);
}

function createButton(
  button: RibbonButton,
  press: (button: RibbonButton) => void,
  address: (manifestAddress: string) => string,
): HTMLElement {
  const holder = document.createElement("div");
  holder.className = "ribbon-button";
  const element = document.createElement("button");
  element.type = "button";
  element.id = button.id;
  element.addEventListener("click", () => press(button));
  const icon = document.createElement("img");
  icon.alt = "";
  icon.src = address(button.icons.get(ICON_SIZE) ?? [...button.icons.values()][0] ?? "");
  element.append(icon, button.label);
  const tip = createTip(button);
  element.setAttribute("aria-describedby", tip.id);
  holder.append(element, tip);
  // A tip can be dismissed without moving the pointer or the focus (WCAG 1.4.13).
  holder.addEventListener("keydown", ({ key }) => holder.classList.toggle("tip-dismissed", key === "Escape"));
  holder.addEventListener("pointerenter", () => holder.classList.remove("tip-dismissed"));
  // A finger does not rest on a button.
  let hiding: ReturnType<typeof setTimeout> | undefined;
  holder.addEventListener("pointerup", ({ pointerType }) => {
    if (pointerType === "mouse") return;
    holder.classList.add("tip-tapped");
    clearTimeout(hiding);
    hiding = setTimeout(() => holder.classList.remove("tip-tapped"), TIP_AFTER_TAP);
  });
  return holder;
}

function createTip(button: RibbonButton): HTMLElement {
  const tip = document.createElement("div");
  tip.className = "ribbon-tip";
  tip.id = `${button.id}.tip`;
  tip.setAttribute("role", "tooltip");
  const title = document.createElement("strong");
  title.textContent = button.tipTitle;
  const text = document.createElement("span");
  text.textContent = button.tipText;
  tip.append(title, text);
  return tip;
}

function moveByArrows(toolbar: HTMLElement): void {
  const buttons = [...toolbar.querySelectorAll("button")];
  const makeCurrent = (current: HTMLButtonElement) =>
    buttons.forEach((button) => (button.tabIndex = button === current ? 0 : -1));
  if (buttons[0]) makeCurrent(buttons[0]);
  toolbar.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLButtonElement) makeCurrent(target);
  });
  toolbar.addEventListener("keydown", (event) => {
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const next = nextPosition(event.key, at, buttons.length);
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  });
}

function nextPosition(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
