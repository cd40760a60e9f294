import type { GearState, OGearPlay } from "../play";
import type { Pose, Rotation, Vector } from "../../../drawing/drawing";
import {
  about,
  added,
  cross,
  rotated,
  rotationBetween,
  rotationTo,
  scaled,
  turnedBy,
} from "../../../drawing/solids/rotations";
import { isOverEdge, sideOf, type CubeFace } from "./cube-faces";
import { HALF, HEIGHT } from "./gear-parts";

type Faces = ReadonlyMap<string, CubeFace>;

/** How far the gear is lifted between sides that share no edge. */
const LIFT = 2.4;

/** Where the gear is on the cube, at a fraction of the way from a step to the next. */
export function gearPose(play: OGearPlay, faces: Faces, step: number, share: number): Pose {
  const from = play.states[step];
  if (share === 0) return glide(play, faces, from, from, 0, 0);
  const to = play.states[step + 1];
  const move = play.moves[step];
  if (move === "turn") return glide(play, faces, from, to, 0, share);
  const [first, second, along] = move === "forward" ? [from, to, share] : [to, from, 1 - share];
  const roll = { from: first, to: second };
  return isOverEdge(faces.get(first.face)!, faces.get(second.face)!, roll)
    ? rollOver(play, faces.get(first.face)!, first, along)
    : glide(play, faces, first, second, 1, along);
}

/** The gear's orientation: it looks along x and stands on y. */
function frameOf(face: CubeFace, { direction }: GearState): Rotation {
  const ahead = sideOf(face, direction);
  return rotationTo(ahead, face.outwards, cross(ahead, face.outwards));
}

/** Turns the wheel so that a tooth, or the gap between two, is at the bottom. Rolling forward brings higher numbers down. */
function wheelTurned(teeth: number, tooth: number): Rotation {
  return about([0, 0, 1], (-2 * Math.PI * tooth) / teeth);
}

/** From one frame to another around the cube, by this many teeth. The gear is lifted if it moves on to other teeth. */
function glide(
  { teeth }: OGearPlay,
  faces: Faces,
  from: GearState,
  to: GearState,
  teethOn: number,
  share: number,
): Pose {
  const [first, second] = [from, to].map((state) => frameOf(faces.get(state.face)!, state));
  const frame = rotationBetween(first, second, share);
  const height = HALF + HEIGHT + teethOn * LIFT * Math.sin(Math.PI * share);
  return {
    at: rotated([0, height, 0], frame),
    turned: turnedBy(wheelTurned(teeth, from.tooth + teethOn * share), frame),
  };
}

/**
 * Forward over the edge ahead: straight to the edge, around it by a right angle, and straight to the centre of the next face. The wheel
 * turns evenly by one tooth in all, so that the edge passes between two teeth.
 */
function rollOver({ teeth }: OGearPlay, face: CubeFace, from: GearState, share: number): Pose {
  const ahead = sideOf(face, from.direction);
  const up = face.outwards;
  const aroundEdge = (HEIGHT * Math.PI) / 2;
  const gone = share * (2 * HALF + aroundEdge);
  const angle = Math.min(Math.max((gone - HALF) / HEIGHT, 0), Math.PI / 2);
  const before = Math.min(gone, HALF);
  const after = Math.max(gone - HALF - aroundEdge, 0);
  const edge = added(scaled(up, HALF - after), scaled(ahead, before));
  const arm: Vector = added(scaled(up, HEIGHT * Math.cos(angle)), scaled(ahead, HEIGHT * Math.sin(angle)));
  const frame = turnedBy(frameOf(face, from), about(cross(up, ahead), angle));
  return { at: added(edge, arm), turned: turnedBy(wheelTurned(teeth, from.tooth + share), frame) };
}
