import { LifecycleService, LifecycleStages } from "@univerjs/core";
import type { Spreadsheet } from "../basics/spreadsheet";

const BAR = "[data-u-comp=slide-tab-bar]";
const ACTIVE_TAB = "[role=tab][aria-selected=true]";

/**
 * Keeps the active sheet’s tab in sight when there is less room for the tabs: the window or the pane changes, or sums appear next to them.
 * Univer does so only as long as it sees a part of the tab.
 */
export async function keepActiveTabInSight({ injector }: Spreadsheet, page: Document): Promise<void> {
  await injector.get(LifecycleService).onStage(LifecycleStages.Rendered);
  const bar = page.querySelector(BAR)!;
  new ResizeObserver(() => {
    const seen = bar.getBoundingClientRect();
    const tab = bar.querySelector(ACTIVE_TAB)?.getBoundingClientRect();
    if (!tab) return;
    const beyond = tab.left < seen.left ? tab.left - seen.left : Math.max(0, tab.right - seen.right);
    // Univer remembers how far it has scrolled, so it is asked to scroll on.
    if (beyond !== 0) bar.dispatchEvent(new WheelEvent("wheel", { deltaY: beyond }));
  }).observe(bar);
}
