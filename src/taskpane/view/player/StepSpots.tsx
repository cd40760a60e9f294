import { useMemo, type RefObject } from "react";
import type { Play } from "../../../playing/play";
import { useSpotPointer, type SpotActions } from "../hand/use-spot-pointer";
import type { PlayerStore } from "./player-store";

interface StepSpotsProps {
  /** The element around the drawing. */
  readonly place: RefObject<HTMLElement | null>;
  readonly stepOfSpot: NonNullable<Play["stepOfSpot"]>;
  readonly player: PlayerStore;
}

/** Lets spots of a flat drawing be clicked that stand for steps of the play. */
export function StepSpots({ place, stepOfSpot, player }: StepSpotsProps) {
  const actions = useMemo<SpotActions>(() => {
    const seek = (spot: string) => {
      const step = stepOfSpot(spot);
      if (step !== undefined) player.dispatch({ type: "seek", step });
    };
    return {
      click: seek,
      canClick: (spot) => stepOfSpot(spot) !== undefined,
      drag: (_from, to) => seek(to),
    };
  }, [stepOfSpot, player]);
  useSpotPointer(place, actions);
  return null;
}
