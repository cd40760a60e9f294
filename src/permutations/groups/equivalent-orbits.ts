/**
 * Actions of one group on several sets, without those that another one determines: two are equivalent if a one-to-one
 * map between their points takes each generator's action on the one to that on the other. On a cube of 4 × 4 × 4, for
 * instance, an edge's two stickers always move together, and so do the corners and their white-or-yellow stickers' blocks.
 */
export function withoutEquivalents<Action extends TransitiveAction>(actions: readonly Action[]): Action[] {
  const kept: Action[] = [];
  for (const action of actions) {
    if (!kept.some((other) => areEquivalent(other, action))) kept.push(action);
  }
  return kept;
}

/** What each generator does on the points 0, 1, … of a set, which is one orbit. */
export interface TransitiveAction {
  readonly degree: number;
  readonly generators: readonly Int32Array[];
}

/** The map is known by the image of one point, as the generators lead from it to all others; each image is tried. */
function areEquivalent(first: TransitiveAction, second: TransitiveAction): boolean {
  const { degree } = first;
  if (degree !== second.degree) return false;
  const map = new Int32Array(degree);
  const queue = new Int32Array(degree);
  for (let image = 0; image < degree; image++) if (mapsOver(first, second, image, map, queue)) return true;
  return false;
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
  // The image of an orbit is an orbit, so the map is onto all of the second set, and of equal size.
  return true;
}
