import { i18n } from "../../../language";
import { between } from "../../../playing/between";
import type { FreeTheKeyPlay } from "../play";
import type { Pose, SolidDrawing } from "../../../drawing/drawing";
import { about } from "../../../drawing/solids/rotations";
import { HANDLE_LENGTH, diskPart, keyPart, TIP } from "./key-parts";

/** Longer keys and disks with more cuts are not drawn. */
const MAX_PLACES = 500;
const MAX_CUTS = 500;

/** The toothed key, and the disk that slides along it and turns, seen from the end where the disk comes off. */
export const keyAndDisk: SolidDrawing<FreeTheKeyPlay> = {
  kind: "solid",
  id: "key",
  title: /*i18n*/ "Key and disk",
  eye: [0.62, 0.36, 0.7],
  aspect: 1.5,

  isTooLarge: ({ above, cuts }) => above.length > MAX_PLACES || cuts.length > MAX_CUTS,
  parts: (play) => [keyPart(play), diskPart(play)],

  poses(play, position): Pose[] {
    const middle = (play.above.length + TIP - HANDLE_LENGTH) / 2;
    const place = between(play.places, position) + 0.5;
    const cut = play.turns[0] + between(play.rotations, position);
    return [
      { at: [-middle, 0, 0] },
      {
        at: [place - middle, 0, 0],
        turned: about([1, 0, 0], (-2 * Math.PI * cut) / play.cuts.length),
      },
    ];
  },

  describe(play, step) {
    const place = play.places[step];
    const cut = play.turns[step];
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
