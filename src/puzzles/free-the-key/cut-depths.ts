import type { Steps } from "../../steps";
import { cutOrder, type CutOrder } from "./cut-order";
import type { Wall } from "./walls";

/** The search begins anew after so many states, then after half as many more each time. */
const FIRST_STATES = 100;

/**
 * Depths of the cuts, from 0 and less than `levels`, with which all the walls can be made; undefined if there are none. Each wall has two
 * ways. What has been chosen rules out ways of other walls, which then have to be made in their other way; where nothing more follows, a
 * way is tried of the wall that has failed most often (F. Boussemart and others, "Boosting systematic search by weighting constraints",
 * 2004). All that follows from an order is known at once, so choices never go round in a circle.
 */
export function* cutDepths(
  walls: readonly Wall[],
  cuts: number,
  levels: number,
): Steps<Int32Array | undefined> {
  const order = cutOrder(cuts, levels);
  const tried: { readonly wall: Wall; readonly size: number }[] = [];
  let most = FIRST_STATES;
  for (let states = 0; ; states++) {
    const wall = yield* follow(order, walls);
    if (wall === true) return order.depths;
    if (wall) {
      tried.push({ wall, size: order.pairs.length });
      order.make(wall.above);
    } else {
      // The first wall has no need of its other way: that is the disk turned by half, with the teeth above and below exchanged.
      if (tried.length <= 1) return undefined;
      if (states > most) {
        states = 0;
        most *= 1.5;
        order.backTo(tried.splice(0)[0].size);
      } else {
        const last = tried.pop()!;
        order.backTo(last.size);
        order.make(last.wall.below);
      }
    }
  }
}

/** Makes all walls that have one way left. Returns a wall that has two, true if all are made, or false if one has none. */
function* follow(order: CutOrder, walls: readonly Wall[]): Steps<Wall | boolean> {
  for (;;) {
    const size = order.pairs.length;
    let undecided: Wall | undefined;
    for (const wall of walls) {
      const above = order.state(wall.above);
      const below = order.state(wall.below);
      if (above > 0 || below > 0) continue;
      if (above < 0 && below < 0) {
        wall.failures++;
        return false;
      }
      if (above < 0 || below < 0) {
        order.make(above < 0 ? wall.below : wall.above);
        yield 0; // How much is left is unknown.
      } else if (!undecided || wall.failures > undecided.failures) undecided = wall;
    }
    yield 0;
    if (order.pairs.length === size) return undecided ?? true;
  }
}
