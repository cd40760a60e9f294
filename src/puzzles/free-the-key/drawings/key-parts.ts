import { type FreeTheKeyPlay } from "../play";
import type { OutlinePoint, SolidPart, SolidPiece } from "../../../drawing/drawing";
import { about, turnedBy } from "../../../drawing/solids/rotations";

/** The model's dimensions, as in the article: a place is one unit long, and so is one step of height. */
const HUB_RADIUS = 2;
const TOOTH_THICKNESS = 0.5;
const DISK_THICKNESS = 0.4;
/** The disk is wider by this factor so that it moves freely. */
const CLEARANCE = 1.05;
/** What remains of the disk around its deepest cut. */
const RIM = 2;
/** Heights above this are scaled down, all by the same factor. */
const MAX_DRAWN_HEIGHT = 4;

/** The drawn length of one step of height. */
function heightUnit({ above, below, cuts }: FreeTheKeyPlay): number {
  return MAX_DRAWN_HEIGHT / Math.max(MAX_DRAWN_HEIGHT, ...above, ...below, ...cuts);
}

function cutRadius(depth: number, unit: number): number {
  return CLEARANCE * (HUB_RADIUS + unit * depth);
}

function diskRadius(play: FreeTheKeyPlay): number {
  return cutRadius(Math.max(...play.above, ...play.below, ...play.cuts), heightUnit(play)) + CLEARANCE * RIM;
}

const BRASS = "#d9a521";
const TOOTH = "#f0c75a";
const STEEL = "#6d8fc4";
const MARK = "#b3261e";
const INK = "#10213f";

/** The hub between the handle and the first teeth, and past the last ones. */
const NECK = 3;
export const TIP = 1;
const HANDLE = { radius: 4.4, hole: 2.4, thickness: 1.2, sides: 48 };
/** The length of the key before its first place. */
export const HANDLE_LENGTH = NECK + 2 * HANDLE.radius - 1;

const TOOTH_GAP = 0.08;
const ALONG_X = about([0, 0, 1], -Math.PI / 2);
const FACING_X = about([0, 1, 0], Math.PI / 2);
/** Arcs are drawn as chords of at most this angle. */
const CHORD = Math.PI / 30;
const MAX_NUMBERED = 24;
/**
 * The line of a cut's number: the distance of its centre from the disk's rim, its height, and the room for two digits as a fraction of that
 * height.
 */
const NUMBER = { fromRim: 1.05, largest: 2.1, widest: 1.4 };

/** The key lies along x, with the first place from 0 to 1 and the upper teeth at +y. */
export function keyPart(play: FreeTheKeyPlay): SolidPart {
  const places = play.above.length;
  const ring: SolidPiece = {
    shape: {
      form: "prism",
      outline: circle(HANDLE.radius, HANDLE.sides),
      holes: [circle(HANDLE.hole, HANDLE.sides)],
      depth: HANDLE.thickness,
    },
    color: BRASS,
    at: [-HANDLE_LENGTH + HANDLE.radius, 0, -HANDLE.thickness / 2],
  };
  const length = NECK + places + TIP;
  const hub: SolidPiece = {
    shape: { form: "cylinder", radius: HUB_RADIUS, height: length },
    color: BRASS,
    at: [length / 2 - NECK, 0, 0],
    turned: ALONG_X,
  };
  return { name: "key", pieces: [ring, hub, ...teeth(play, play.above, 1), ...teeth(play, play.below, -1)] };
}

function teeth(play: FreeTheKeyPlay, heights: readonly number[], side: 1 | -1): SolidPiece[] {
  const unit = heightUnit(play);
  const topOf = (height: number) => HUB_RADIUS + unit * height;
  const shapes = new Map(
    heights.map((height) => [
      height,
      { form: "box", size: [1 - TOOTH_GAP, topOf(height), TOOTH_THICKNESS] } as const,
    ]),
  );
  return heights.flatMap((height, place): SolidPiece[] =>
    height === 0
      ? []
      : [{ shape: shapes.get(height)!, color: TOOTH, at: [place + 0.5, (side * topOf(height)) / 2, 0] }],
  );
}

/** The disk around the x axis, with its first cut at +y and the next ones from there towards +z. */
export function diskPart(play: FreeTheKeyPlay): SolidPart {
  const radius = diskRadius(play);
  const count = play.cuts.length;
  const disk: SolidPiece = {
    shape: {
      form: "prism",
      outline: circle(radius, 2 * Math.ceil(Math.PI / CHORD)),
      holes: [opening(play)],
      depth: DISK_THICKNESS,
    },
    color: STEEL,
    at: [-DISK_THICKNESS / 2, 0, 0],
    turned: FACING_X,
  };
  const mark: SolidPiece = {
    shape: { form: "box", size: [0.7, 0.5, 1.2] },
    color: MARK,
    at: [0, radius + 0.1, 0],
  };
  const middle = radius - NUMBER.fromRim;
  const height = Math.min(NUMBER.largest, (2 * Math.PI * middle) / count / NUMBER.widest);
  const numbers = play.cuts.map((_, cut): SolidPiece => {
    const angle = (2 * Math.PI * cut) / count;
    return {
      shape: { form: "text", text: String(cut + 1), height },
      color: INK,
      at: [DISK_THICKNESS / 2 + 0.02, middle * Math.cos(angle), middle * Math.sin(angle)],
      turned: numberTurned(angle),
    };
  });
  return { name: "disk", pieces: [disk, mark, ...(count <= MAX_NUMBERED ? numbers : [])] };
}

/** The inner outline: each cut is as wide as its share of the circle and as deep as it must be. */
function opening(play: FreeTheKeyPlay): OutlinePoint[] {
  const share = (2 * Math.PI) / play.cuts.length;
  const chords = Math.ceil(share / CHORD);
  const unit = heightUnit(play);
  return play.cuts.flatMap((depth, cut) => {
    const radius = cutRadius(depth, unit);
    return Array.from({ length: chords + 1 }, (_, k): OutlinePoint => {
      const angle = share * (cut - 0.5 + k / chords);
      return [-radius * Math.sin(angle), radius * Math.cos(angle)];
    });
  });
}

function circle(radius: number, sides: number): OutlinePoint[] {
  return Array.from({ length: sides }, (_, k): OutlinePoint => {
    const angle = (2 * Math.PI * k) / sides;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** Read from +x, with its top towards the rim. */
function numberTurned(angle: number) {
  return turnedBy(FACING_X, about([1, 0, 0], angle));
}
