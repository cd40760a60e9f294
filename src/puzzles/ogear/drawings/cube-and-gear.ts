import { i18n } from "../../../language";
import { type OGearPlay, GEAR } from "../play";
import { madeOnce } from "../../../drawing/made-once";
import type { Pose, Rotation, SolidDrawing, Vector } from "../../../drawing/drawing";
import {
  about,
  added,
  dot,
  inverse,
  rotated,
  rotationBetween,
  scaled,
  turnedBy,
  UNTURNED,
} from "../../../drawing/solids/rotations";
import { momentAt } from "../../../drawing/flat/moment";
import { cubeFaces, hasCube } from "./cube-faces";
import { cubePart, gearPart } from "./gear-parts";
import { gearPose } from "./gear-poses";

const MAX_TEETH = 200;
/** The gear is the other part. */
const CUBE_PART = 0;
/** How far the gear comes off the cube. */
const OFF = 3;

/** The cube, and the gear that rolls over its edges and turns on its faces. */
export const cubeAndGear: SolidDrawing<OGearPlay> = {
  form: "solid",
  id: "cube",
  title: /*i18n*/ "Cube and gear",
  eye: [0.55, 0.55, 0.8],
  aspect: 1.1,

  isTooLarge: (play) => !hasCube(play) || play.teeth > MAX_TEETH,
  parts: (play) => [cubePart(play), gearPart(play)],

  poses(play, position): Pose[] {
    const { faces, views } = settingOf(play);
    const { step, share } = momentAt(position, play.lastStep);
    const next = Math.min(step + 1, play.lastStep);
    const view = rotationBetween(views[step], views[next], share);
    const { at, turned = UNTURNED } = gearPose(play, faces, step, share);
    return [
      { at: [0, 0, 0], turned: view },
      { at: rotated(at, view), turned: turnedBy(turned, view) },
    ];
  },

  /** The gear comes off the cube. */
  ending(play, step, share) {
    const { faces, views } = settingOf(play);
    const [cube, gear] = this.poses(play, step);
    const outwards = rotated(faces.get(play.states[step].face)!.outwards, views[step]);
    const up = scaled(outwards, OFF * share);
    return [cube, { ...gear, at: added(gear.at, up) }];
  },

  spotOf(play, step, { part, at }) {
    if (part !== CUBE_PART) return GEAR;
    const { faces, views } = settingOf(play);
    const onCube = rotated(at, inverse(views[step]));
    return [...faces.values()].sort((a, b) => dot(b.outwards, onCube) - dot(a.outwards, onCube))[0].name;
  },

  describe({ states, teeth, lastStep }, step) {
    const { face, direction, tooth } = states[step];
    return i18n.t(
      "After {step} of {lastStep} moves the gear is on the face {face}, facing {direction}; the tooth in the face is number {tooth}, {tooth, plural, =0 {the marked one} other {{tooth} of {others} after the marked one}}.",
      { step, lastStep, face, direction, tooth, others: teeth - 1 },
    );
  },
};

/** The faces, and how the cube is held after each step so that the gear's face is visible. */
const settingOf = madeOnce(
  (play: OGearPlay) => play,
  (play) => {
    const faces = cubeFaces(play);
    const views: Rotation[] = [];
    for (const { face } of play.states) {
      views.push(viewOf(faces.get(face)!.outwards, views[views.length - 1] ?? UNTURNED));
    }
    return { faces, views };
  },
);

/** Quarter turns of the cube that bring a hidden side to the top, and the bottom to the front. */
const TURNS_INTO_VIEW: readonly { readonly hidden: Vector; readonly turn: Rotation }[] = [
  { hidden: [-1, 0, 0], turn: about([0, 0, 1], -Math.PI / 2) },
  { hidden: [0, -1, 0], turn: about([1, 0, 0], -Math.PI / 2) },
  { hidden: [0, 0, -1], turn: about([1, 0, 0], Math.PI / 2) },
];

function viewOf(outwards: Vector, before: Rotation): Rotation {
  const seen = rotated(outwards, before);
  const found = TURNS_INTO_VIEW.find(({ hidden }) =>
    hidden.every((part, k) => Math.abs(part - seen[k]) < 0.1),
  );
  return found ? turnedBy(before, found.turn) : before;
}
