import { useEffect, useState } from "react";
import { Marker } from "../../../excel/marker";
import { stepOf } from "../player/player";
import type { PlayerStore } from "../player/player-store";
import type { OpenPuzzle } from "../puzzle-source";
import { MARKER_LOOK, markedCells } from "./walk";

/** Makes the sheet's marker follow the player while `walking`. However that ends, the cells look as before. */
export function useMarker(
  puzzle: OpenPuzzle,
  player: PlayerStore,
  walking: boolean,
  onProblem: (error: unknown) => void,
): Marker {
  const [marker] = useState(() => new Marker(MARKER_LOOK, onProblem));
  useEffect(() => {
    if (!walking) return undefined;
    let shown: number | undefined;
    const follow = () => {
      const step = stepOf(player.state);
      if (step === shown) return;
      shown = step;
      void marker.show(markedCells(puzzle, step));
    };
    follow();
    const end = player.subscribe(follow);
    return () => {
      end();
      void marker.show(undefined);
    };
  }, [marker, puzzle, player, walking]);
  return marker;
}
