/** What a line says and, if it offers to do something, the label of the button that does it. */
export type Hint = [text: string, offer?: { label: string; run: () => void }];

/**
 * Shows the line that tells a visitor what to try. Its last button removes it.
 *
 * @returns what removes the line, unless it says something else by then
 */
export function showHint(element: HTMLElement, ...[text, offer]: Hint): () => void {
  const buttons = element.querySelectorAll("button");
  const [offering, dismissing] = [buttons[0]!, buttons[1]!];
  const line = element.querySelector("span")!;
  line.textContent = text;
  if (offer) offering.textContent = offer.label;
  offering.onclick = () => offer?.run();
  offering.hidden = !offer;
  dismissing.onclick = () => (element.hidden = true);
  element.hidden = false;
  return () => {
    if (line.textContent === text) element.hidden = true;
  };
}
