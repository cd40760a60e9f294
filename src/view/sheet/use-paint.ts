import { useCallback, useEffect, useRef, useState } from "react";
import { paintCells, removePaint } from "../../excel/cell-paint";
import { Marker, type MarkedCells } from "../../excel/marker";
import type { Play } from "../../playing/play";
import type { OpenPuzzle } from "../open-puzzle";
import { stepAskedFor } from "../player/player";
import { useStore } from "../session/session-store";
import { cellsOfWay, markedCells, MARKER_LOOK, WAY_LOOK } from "./walk";

/**
 * Makes the sheet's marker follow the step that is shown, while `walking`. However that ends, the cells look as before. Returns what brings
 * the marker to the front again.
 */
export function useMarker(
  puzzle: OpenPuzzle,
  walking: boolean,
  onProblem: (error: unknown) => void,
): () => Promise<void> {
  const store = useStore();
  const [marker] = useState(() => new Marker(MARKER_LOOK, onProblem));
  const here = useCallback(
    () => markedCells({ ranges: puzzle.ranges, play: store.state.play }, stepAskedFor(store.state)),
    [puzzle, store],
  );
  useEffect(() => {
    if (!walking) return undefined;
    let shown: MarkedCells | undefined;
    const follow = () => {
      const place = here();
      if (JSON.stringify(place) === JSON.stringify(shown)) return;
      shown = place;
      void marker.show(place);
    };
    follow();
    const end = store.subscribe(follow);
    return () => {
      end();
      void marker.show(undefined);
    };
  }, [marker, here, store, walking]);
  return useCallback(async () => {
    if (walking) await marker.show(here());
  }, [marker, here, walking]);
}

/** A painted way is not a walk of the marker: each time it is painted is an undo step of its own. */
const WAY_PAINT = { paint: paintCells, remove: removePaint };

/** The painted way of the line that is shown. It is removed with the puzzle and while the page is hidden. */
export function useWay(
  puzzle: OpenPuzzle,
  play: Play,
  isShown: boolean,
  onProblem: (error: unknown) => void,
  bringMarkerToFront: () => Promise<void>,
) {
  const [way] = useState(() => new Marker(WAY_LOOK, onProblem, WAY_PAINT));
  const [isPainted, setPainted] = useState(false);
  const ended = useRef(0);
  const painted = useRef<OpenPuzzle>(undefined);
  const paint = async (cells: MarkedCells | undefined) => {
    const begun = ended.current;
    await way.show(cells);
    if (begun !== ended.current) return;
    painted.current = way.isShown ? puzzle : undefined;
    setPainted(way.isShown);
    await bringMarkerToFront();
  };
  useEffect(
    () => () => {
      ended.current++;
      painted.current = undefined;
      setPainted(false);
      void way.show(undefined);
    },
    [way, puzzle, isShown],
  );
  useEffect(() => {
    if (painted.current === puzzle) void paint(cellsOfWay({ ranges: puzzle.ranges, play }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- painted again for another line only
  }, [play]);
  return {
    isPainted,
    toggle: () => paint(isPainted ? undefined : cellsOfWay({ ranges: puzzle.ranges, play })),
  };
}
