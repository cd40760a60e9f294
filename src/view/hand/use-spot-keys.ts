import { useEffect, useState, type RefObject } from "react";
import { i18n } from "../../language";
import type { Spot, ArrowKey } from "../../playing/move";
import { legalMoves, spotFor, type Session } from "../session/session";
import { useStore } from "../session/session-store";
import { clicked, legalSpots, movesAt } from "./clicks";
import { isArrowKey, walksSpots, ARROWS } from "./keys";
import { spotBoxes, type Box } from "./spot-boxes";

/**
 * Arrow keys in a flat drawing walk over the spots where a click does something, and Enter clicks there. The notice says what that does.
 * Returns the spot that was walked to.
 */
export function useSpotKeys(place: RefObject<HTMLElement | null>): Spot | undefined {
  const store = useStore();
  const [at, setAt] = useState<Spot>();
  useEffect(() => {
    const element = place.current!;
    const ending = new AbortController();
    const notify = (text: string) => store.dispatch({ type: "notice", text });
    const press = (event: KeyboardEvent) => {
      const { state } = store;
      const { key, altKey, ctrlKey, metaKey } = event;
      const root = element.querySelector<SVGSVGElement>("svg[data-state]");
      if (altKey || ctrlKey || metaKey || !root || !walksSpots(state.play.byHand!.game)) return;
      const here = at === undefined ? undefined : spotFor(state, at);
      if (key === "Enter" && here !== undefined) {
        store.spots.click(here);
        if (store.state.here.held === here)
          notify(i18n.t("Chosen. Press an arrow key and Enter to move, or Enter to let go."));
      } else if (isArrowKey(key)) {
        const { held } = state.here;
        const spots = new Set(legalSpots(legalMoves(state), held));
        if (held !== undefined) spots.add(held);
        const boxes = spotBoxes(root, spots);
        const from = here === undefined ? undefined : spotBoxes(root, [here]).get(here);
        const next = spotTowards(boxes, from, key);
        setAt(next ?? here);
        notify(
          next === undefined ? i18n.t("Nothing can be chosen in this direction.") : inWords(state, next),
        );
      } else return;
      event.preventDefault();
    };
    element.addEventListener("keydown", press, { signal: ending.signal });
    element.addEventListener("focusout", () => setAt(undefined), { signal: ending.signal });
    return () => ending.abort();
  }, [place, store, at]);
  return at;
}

/** What Enter does on a spot. */
function inWords(session: Session, spot: Spot): string {
  const { held } = session.here;
  const moves = legalMoves(session);
  const meaning = clicked(moves, spot, held);
  if (meaning.is === "move") return i18n.t("Enter: {move}", { move: meaning.move.label });
  if (meaning.is === "release") return i18n.t("Enter lets go.");
  const labels = movesAt(moves, spot, held).map(({ label }) => label);
  return i18n.t("Moves here: {moves}", { moves: labels.join("; ") });
}

/** The spot that is nearest in the direction of an arrow key, where what lies aside counts twice. From nowhere, it is the first one. */
export function spotTowards(
  boxes: ReadonlyMap<Spot, Box>,
  from: Box | undefined,
  key: ArrowKey,
): Spot | undefined {
  const [first] = boxes.keys();
  if (!from) return first;
  const { right, down } = ARROWS[key];
  const start = middleOf(from);
  let nearest: Spot | undefined;
  let least = Infinity;
  for (const [spot, box] of boxes) {
    const middle = middleOf(box);
    const [x, y] = [middle.x - start.x, middle.y - start.y];
    const along = right * x + down * y;
    const distance = along + 2 * Math.abs(down * x + right * y);
    // Drawings round their coordinates.
    if (along < 1 || distance >= least) continue;
    [nearest, least] = [spot, distance];
  }
  return nearest;
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
