import { useCallback, useEffect, useRef, useState } from "react";
import { readCheckAddress } from "../self-check/address";
import type { PageId } from "../navigation";
import { PAGES } from "../pages";
import { useIsShown } from "../../components/useIsShown";
import { fittingPage } from "./fitting-page";

/** How long the pane stays blank while it looks for the page that fits the sheet, in ms. Then it shows its first one. */
const PATIENCE = 300;

/**
 * Which page is open, and a function that opens another one. At first, and whenever the pane is shown again, it is the one that fits the
 * sheet, until the user has touched the pane; undefined while that is not known. A first visit with a puzzle on the sheet begins with Play,
 * so that the puzzle can be played at once.
 */
export function useOpenPage(
  hasPuzzleToPlay: boolean,
): readonly [open: PageId | undefined, show: (page: PageId) => void] {
  const [open, setOpen] = useState<PageId | undefined>(
    readCheckAddress(window.location.search).runs ? "check" : hasPuzzleToPlay ? "view" : undefined,
  );
  const isChosen = useRef(open !== undefined);
  const show = useCallback((page: PageId) => {
    isChosen.current = true;
    setOpen(page);
  }, []);
  useEffect(() => {
    const choose = () => (isChosen.current = true);
    const events = ["pointerdown", "keydown"];
    events.forEach((event) => addEventListener(event, choose, true));
    return () => events.forEach((event) => removeEventListener(event, choose, true));
  }, []);
  const isShown = useIsShown(true);
  useEffect(() => {
    if (!isShown || isChosen.current) return undefined;
    let isOver = false;
    const fits = (page: PageId) => {
      if (!isOver) setOpen((before) => (before !== undefined && isChosen.current ? before : page));
    };
    const waiting = setTimeout(() => setOpen((before) => before ?? PAGES[0]!.id), PATIENCE);
    void fittingPage().then(async (page) => {
      await PAGES.find(({ id }) => id === page)!.Page.preload();
      clearTimeout(waiting);
      fits(page);
    });
    return () => {
      isOver = true;
      clearTimeout(waiting);
    };
  }, [isShown]);
  return [open, show];
}
