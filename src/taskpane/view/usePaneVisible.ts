import { useEffect, useState } from "react";

/** Whether the pane is open. In a shared runtime its page goes on when the pane is closed. */
export function usePaneVisible(): boolean {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    const removing = Office.addin.onVisibilityModeChanged(({ visibilityMode }) => {
      setVisible(visibilityMode !== Office.VisibilityMode.hidden);
      return Promise.resolve();
    });
    return () => void removing.then((remove) => remove());
  }, []);
  return visible;
}
