import { create } from "../page/elements";
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
    const buttons = group.buttons.map((button) => createButton(button, press, address));
    toolbar.append(
      create(
        "div",
        { className: "ribbon-group", role: "group", ariaLabel: group.label },
        create("div", { className: "ribbon-buttons" }, ...buttons),
        create("span", { className: "ribbon-caption", ariaHidden: "true" }, group.label),
      ),
    );
  }
  moveByArrows(toolbar);
}

function createButton(
  button: RibbonButton,
  press: (button: RibbonButton) => void,
  address: (manifestAddress: string) => string,
): HTMLElement {
  const { id, icons, label, tipTitle, tipText } = button;
  const src = address(icons.get(ICON_SIZE) ?? [...icons.values()][0] ?? "");
  const element = create("button", { type: "button", id }, create("img", { alt: "", src }), label);
  element.addEventListener("click", () => press(button));
  const tip = create(
    "div",
    { className: "ribbon-tip", id: `${id}.tip`, role: "tooltip" },
    create("strong", {}, tipTitle),
    create("span", {}, tipText),
  );
  element.setAttribute("aria-describedby", tip.id);
  const holder = create("div", { className: "ribbon-button" }, element, tip);
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
    const { length } = buttons;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + length, Home: 0, End: length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    buttons[next % length]?.focus();
  });
}
