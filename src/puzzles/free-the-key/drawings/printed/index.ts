import type { Printable, PrintedPart } from "../../../../drawing/drawing";
import type { FreeTheKeyPlay } from "../../play";
import { printedDisk, printedGuide, printedLid } from "./disk";
import { measuresOf, beyondCuts, flatTop, KEY_THICKNESS, PITCH, RIDGE, TIP, type Measures } from "./measures";
import { face, wall, type Loop } from "../../../../drawing/printing/surfaces";
import { arc, circle } from "./loops";

/** The ridge begins on the handle and ends before the tip. */
const RIDGE_FROM = -2;
const RIDGE_END = 0.4;

/**
 * The flat key with the handle at the left, its first place from x = 0, and the teeth above at +y. The ridge along its middle holds the guide
 * of the disk.
 */
function printedKey(measures: Measures): PrintedPart {
  const stop = beyondCuts(measures);
  // The handle is a disk of this radius, cut off where it stops the puzzle's disk: there it is as wide as no cut is deep.
  const radius = stop / Math.sin(Math.PI / 3);
  const middle = -radius / 2;
  const end = measures.above.length * PITCH + TIP;
  const outline: Loop = [
    ...arc([middle, 0], radius, Math.PI / 3, (5 / 3) * Math.PI),
    ...profile(measures.below, measures).map(([x, y]) => [x, -y] as const),
    ...profile(measures.above, measures).reverse(),
  ];
  const hole = circle([middle - radius / 4, 0], 0.45 * radius);
  const half = RIDGE.width / 2;
  const ridge: Loop = [
    [RIDGE_FROM, -half],
    [end - RIDGE_END, -half],
    [end - RIDGE_END, half],
    [RIDGE_FROM, half],
  ];
  const top = KEY_THICKNESS + RIDGE.height;
  return {
    name: /*i18n*/ "The key",
    triangles: [
      ...face(outline, [hole], 0, "down"),
      ...wall(outline, 0, KEY_THICKNESS),
      ...wall(hole, 0, KEY_THICKNESS, "outside"),
      ...face(outline, [hole, ridge], KEY_THICKNESS, "up"),
      ...wall(ridge, KEY_THICKNESS, top),
      ...face(ridge, [], top, "up"),
    ],
  };
}

/** The edge of the teeth of one side from the handle to the tip: two corners where the level changes. */
function profile(levels: readonly number[], { radius }: Measures): [x: number, y: number][] {
  const heights = [...levels, 0].map((level) => flatTop(radius(level)));
  const corners: [number, number][] = [[0, heights[0]]];
  for (let place = 1; place < heights.length; place++) {
    if (heights[place] === heights[place - 1]) continue;
    corners.push([place * PITCH, heights[place - 1]], [place * PITCH, heights[place]]);
  }
  return [...corners, [levels.length * PITCH + TIP, heights.at(-1)!]];
}

/** The key and its disk for a 3D printer. */
export const printable: Printable<FreeTheKeyPlay> = {
  parts(play, clearance) {
    const measures = measuresOf(play, clearance);
    return [printedKey, printedDisk, printedGuide, printedLid].map((part) => part(measures));
  },
  steps: [
    /*i18n*/ "Print the four parts as they lie. They need no support.",
    /*i18n*/ "Put the guide into the disk, and glue the lid on the collar. The guide must still turn.",
    /*i18n*/ "Hold the key with its handle at the left and its ridge towards you: the teeth above are at the top.",
    /*i18n*/ "Put the disk on at the tip, with the lid towards the tip and the guide’s notch over the ridge. To bring the disk to the handle, solve the puzzle backwards.",
    /*i18n*/ "The disk is at its start when it touches the handle and its mark is at the top.",
  ],
};
