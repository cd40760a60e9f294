/**
 * Actions of one group on several sets, without those determined by another one. Two are equivalent if a one-to-one map between their
 * points carries each generator's action on one to its action on the other. On a 4 × 4 × 4 cube, for instance, an edge's two stickers
 * always move together, and so do the corners and the blocks of their white-or-yellow stickers.
 */
export function withoutEquivalents<Action extends TransitiveAction>(actions: readonly Action[]): Action[] {
  const kept: Action[] = [];
  for (const action of actions) {
    if (!kept.some((other) => equivalence(other, action))) kept.push(action);
  }
  return kept;
}

/** What each generator does on the points 0, 1, … of a set that is one orbit. */
export interface TransitiveAction {
  readonly degree: number;
  readonly generators: readonly Int32Array[];
}

/**
 * A one-to-one map between the points of two actions that carries each generator's action on one to its action on the other; undefined if
 * there is none. The image of one point determines it, as the generators lead from it to all others. Each possible image is tried.
 */
export function equivalence(first: TransitiveAction, second: TransitiveAction): Int32Array | undefined {
  const { degree } = first;
  if (degree !== second.degree) return undefined;
  const map = new Int32Array(degree);
  const queue = new Int32Array(degree);
  for (let image = 0; image < degree; image++) {
    if (mapsOver(first, second, image, map, queue)) return map;
  }
  return undefined;
}

function mapsOver(
  first: TransitiveAction,
  second: TransitiveAction,
  image: number,
  map: Int32Array,
  queue: Int32Array,
): boolean {
  map.fill(-1);
  map[0] = image;
  queue[0] = 0;
  for (let next = 0, length = 1; next < length; next++) {
    const point = queue[next];
    for (let k = 0; k < first.generators.length; k++) {
      const to = first.generators[k][point];
      const toImage = second.generators[k][map[point]];
      if (map[to] === -1) {
        map[to] = toImage;
        queue[length++] = to;
      } else if (map[to] !== toImage) return false;
    }
  }
  // The image of an orbit is an orbit, so the map covers the second set, and the sizes are equal.
  return true;
}
