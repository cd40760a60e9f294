/**
 * Shows the line that tells a visitor what to try. Its last button removes it.
 *
 * @param offer what the line offers to do, and the label of the button that does it
 */
export function showHint(
  element: HTMLElement,
  text: string,
  offer?: { label: string; run: () => void },
): void {
  const buttons = element.querySelectorAll("button");
  const [offering, dismissing] = [buttons[0]!, buttons[1]!];
  element.querySelector("span")!.textContent = text;
  if (offer) offering.textContent = offer.label;
  offering.onclick = () => offer?.run();
  offering.hidden = !offer;
  dismissing.onclick = () => (element.hidden = true);
  element.hidden = false;
}
