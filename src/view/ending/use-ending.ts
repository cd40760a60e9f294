import { useEffect, useState } from "react";

/** How long a solid drawing's ending takes, in ms. */
const DURATION = 1400;

/** How much of an ending is shown, from 0 to 1, while `isOn`. For users who prefer reduced motion it is shown at once. */
export function useEnding(isOn: boolean): number {
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (!isOn) return undefined;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    let begun: number | undefined;
    let frame = requestAnimationFrame(function show(now) {
      begun ??= now;
      const shown = isStill ? 1 : Math.min((now - begun) / DURATION, 1);
      setShare(shown);
      if (shown < 1) frame = requestAnimationFrame(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      setShare(0);
    };
  }, [isOn]);
  // It starts and ends slowly, as moves do.
  return isOn ? share * share * (3 - 2 * share) : 0;
}
