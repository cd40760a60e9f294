import { i18n } from "../../../language";
import { cellAt, inMaze, placeAt } from "../../mazes/drawings/maze-way";
import { spotOfCell } from "../../../playing/spots";
import type { FreeTheKeyPlay } from "../play";
import type { Pose, SolidDrawing } from "../../../drawing/drawing";
import { about, turnedBy } from "../../../drawing/solids/rotations";
import { HANDLE_LENGTH, diskPart, keyPart, TIP } from "./key-parts";

const DISK = 1;

/** Longer keys and disks with more cuts are not drawn. */
const MAX_PLACES = 500;
const MAX_CUTS = 500;

/** A click on the key so near to the disk, in places, means the place next to it: a place alone is narrow. */
const NEAR = 2;

/** How far the disk comes off the key, in places, and how it turns its face to the eye. */
const OFF = 4;
const TILT = -0.5;

const middleOf = ({ above }: FreeTheKeyPlay) => (above.length + TIP - HANDLE_LENGTH) / 2;

/** The toothed key, and the disk that slides along it and turns, seen from the end where the disk comes off. */
export const keyAndDisk: SolidDrawing<FreeTheKeyPlay> = {
  form: "solid",
  id: "key",
  title: /*i18n*/ "Key and disk",
  eye: [0.62, 0.36, 0.7],
  aspect: 1.5,

  isTooLarge: ({ above, cuts }) => above.length > MAX_PLACES || cuts.length > MAX_CUTS,
  parts: (play) => [keyPart(play), diskPart(play)],
  forPrinter: async () => (await import(/* webpackChunkName: "printed-key" */ "./printed")).printable,

  poses(play, position): Pose[] {
    const middle = middleOf(play);
    const { column, row } = placeAt(play, position);
    return [
      { at: [-middle, 0, 0] },
      {
        at: [column + 0.5 - middle, 0, 0],
        turned: about([1, 0, 0], (-2 * Math.PI * row) / play.cuts.length),
      },
    ];
  },

  /** The disk comes off the key and tilts, so that its cuts are seen. */
  ending(play, step, share) {
    const [key, disk] = this.poses(play, step);
    const out = share * (play.above.length - play.walk.columns[step] + TIP + OFF);
    const tilt = about([0, 1, 0], TILT * Math.max(0, 2 * share - 1));
    return [key, { at: [disk.at[0] + out, 0, 0], turned: turnedBy(disk.turned!, tilt) }];
  },

  /** On the disk, the cut that turns to the top; on the key, the place to which the disk slides. */
  spotOf(play, step, { part, at }) {
    const { row, column } = cellAt(play, step);
    const count = play.cuts.length;
    if (part === DISK) {
      const cuts = (Math.atan2(at[2], at[1]) * count) / (2 * Math.PI);
      return spotOfCell({ row: inMaze(Math.round(row + cuts), count), column });
    }
    const place = Math.min(Math.max(Math.floor(at[0] + middleOf(play)), 0), play.above.length - 1);
    const isNear = Math.abs(place - column) <= NEAR;
    return spotOfCell({ row, column: isNear ? column + Math.sign(place - column) : place });
  },

  describe(play, step) {
    const place = play.walk.columns[step];
    const cut = play.walk.rows[step];
    const across = (cut + play.cuts.length / 2) % play.cuts.length;
    const meeting = (tooth: number, under: number) =>
      i18n.t(
        "{tooth, plural, =0 {no tooth} other {a tooth of height {tooth}}} and cut {cut} of depth {depth}",
        { tooth, cut: under + 1, depth: play.cuts[under] },
      );
    return i18n.t(
      "The key with its handle at the left; the disk is at place {place} of {places}. Above: {above}. Below: {below}.",
      {
        place: place + 1,
        places: play.above.length,
        above: meeting(play.above[place], cut),
        below: meeting(play.below[place], across),
      },
    );
  },
};
