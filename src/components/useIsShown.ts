import { useEffect, useState } from "react";
import { stopWatching } from "../excel/watch";

/**
 * Whether a page of the pane is visible: its tab is selected and the pane is open. In a shared runtime the pane's pages keep running when
 * it is closed, and may have started while it was. In that state they ask nothing of Excel.
 */
export function useIsShown(isOpen: boolean): boolean {
  const [isPaneVisible, setPaneVisible] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const removing = Office.addin.onVisibilityModeChanged(({ visibilityMode }) => {
      setPaneVisible(visibilityMode !== Office.VisibilityMode.hidden);
    });
    // Where Excel does not tell, the pages stay as they are.
    removing.catch(() => undefined);
    return () => void stopWatching(removing);
  }, []);
  return isOpen && isPaneVisible;
}
