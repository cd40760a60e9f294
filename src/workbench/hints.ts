/** Shows the one line that tells a first-time visitor what to try; its button takes it away. */
export function showHint(element: HTMLElement, text: string): void {
  element.querySelector("span")!.textContent = text;
  element.querySelector("button")!.addEventListener("click", () => (element.hidden = true));
  element.hidden = false;
}
