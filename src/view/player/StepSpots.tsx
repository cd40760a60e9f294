import { useMemo, type RefObject } from "react";
import type { Play } from "../../playing/play";
import { useSpotPointer, type SpotActions } from "../hand/use-spot-pointer";
import { useStore } from "../session/session-store";

interface StepSpotsProps {
  /** The element around the drawing. */
  readonly place: RefObject<HTMLElement | null>;
  readonly stepOfSpot: NonNullable<Play["stepOfSpot"]>;
}

/** Lets spots of a flat drawing be clicked that stand for steps of the play. */
export function StepSpots({ place, stepOfSpot }: StepSpotsProps) {
  const { dispatch } = useStore();
  const actions = useMemo<SpotActions>(() => {
    const seek = (spot: string) => {
      const step = stepOfSpot(spot);
      if (step !== undefined) dispatch({ type: "seek", step });
    };
    return {
      click: seek,
      canClick: (spot) => stepOfSpot(spot) !== undefined,
      drag: (_from, to) => seek(to),
    };
  }, [stepOfSpot, dispatch]);
  useSpotPointer(place, actions);
  return null;
}
