import { useEffect, useState } from "react";
import { hasKeptPaint, keepPaint, removeKeptPaint } from "../../../excel/kept-paint";
import type { Play } from "../../../playing/play";
import type { OpenPuzzle } from "../open-puzzle";
import { cellsOfWay, keptPaintOf, WAY_LOOK } from "./walk";

/** The way of the line that is shown, as a painting that stays when the page is hidden and the workbook is closed. */
export function useKeptWay(
  puzzle: OpenPuzzle,
  play: Play,
  isShown: boolean,
  onProblem: (error: unknown) => void,
) {
  const [isKept, setKept] = useState(false);
  const painted = keptPaintOf(puzzle);
  const { sheetId, id } = painted;
  useEffect(() => {
    if (!isShown) return undefined;
    let isLatest = true;
    hasKeptPaint({ sheetId, id })
      .then((found) => isLatest && setKept(found))
      .catch(onProblem);
    return () => {
      isLatest = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another puzzle, or a page that is shown again, is looked up
  }, [sheetId, id, isShown]);
  return {
    isKept,
    async toggle() {
      const cells = isKept ? undefined : cellsOfWay({ ranges: puzzle.ranges, play });
      if (cells) await keepPaint(painted, cells.cells, WAY_LOOK);
      else await removeKeptPaint(painted);
      setKept(cells !== undefined);
    },
  };
}
