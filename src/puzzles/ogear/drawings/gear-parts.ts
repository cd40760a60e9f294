import { i18n } from "../../../language";
import type { OGearPlay } from "../play";
import type { OutlinePoint, SolidPart, SolidPiece, Vector } from "../../../drawing/drawing";
import { about, added, cross, rotationTo, scaled, turnedBy } from "../../../drawing/solids/rotations";
import { cubeFaces, isOverEdge, type CubeFace } from "./cube-faces";

/** Half the cube's size, and the height of the gear's centre above a face. */
export const HALF = 2;
export const HEIGHT = 1.3;

const GROOVE = { half: 0.5, depth: 0.85 };
const GEAR = { outer: HEIGHT + 0.7, inner: 0.95, hole: 0.4, thickness: 0.8 };
/** Text on the cube's blocks: the largest line, a letter's width as a fraction of it, and the margin. */
const MARKS = { largest: 0.75, letter: 0.47, free: 0.1 };
const ABOVE = 0.015;
const MAX_NUMBERED = 12;

const BRONZE = "#c8924a";
const DARK_BRONZE = "#8d6330";
const STEEL = "#9fb1cc";
const MARK = "#b3261e";
const INK = "#241503";
const PALE = "#ffffff";

/** The cube: a core with a block on each corner, so that two grooves cross on each face. Closed edges have a bar. */
export function cubePart(play: OGearPlay): SolidPart {
  const faces = cubeFaces(play);
  const core = 2 * (HALF - GROOVE.depth);
  return {
    name: "cube",
    pieces: [
      { shape: { form: "box", size: [core, core, core] }, color: DARK_BRONZE },
      ...cornerBlocks(),
      ...closedEdges(play, faces),
      ...[...faces.values()].flatMap((face) => marks(face, face.name === play.goal.face)),
    ],
  };
}

function cornerBlocks(): SolidPiece[] {
  const size = HALF - GROOVE.half;
  const middle = (HALF + GROOVE.half) / 2;
  return [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) =>
      [-1, 1].map((z): SolidPiece => ({
        shape: { form: "box", size: [size, size, size] },
        color: BRONZE,
        at: [x * middle, y * middle, z * middle],
      })),
    ),
  );
}

/** The edges between two axes that no connection crosses. */
function closedEdges(play: OGearPlay, faces: ReadonlyMap<string, CubeFace>): SolidPiece[] {
  const open = new Set<string>();
  for (const roll of play.rolls) {
    const [from, to] = [faces.get(roll.from.face)!, faces.get(roll.to.face)!];
    if (isOverEdge(from, to, roll)) open.add(String(added(from.outwards, to.outwards).map(noSign)));
  }
  const directions = [-1, 0, 1].flatMap((x) =>
    [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z): Vector => [x, y, z])),
  );
  const { half, depth } = GROOVE;
  return directions
    .filter((edge) => edge.filter((part) => part !== 0).length === 2 && !open.has(String(edge)))
    .map((edge): SolidPiece => {
      const [x, y, z] = edge.map((part) => (part === 0 ? 2 * half : depth));
      return {
        shape: { form: "box", size: [x, y, z] },
        color: BRONZE,
        at: scaled(edge, HALF - depth / 2 - 0.02),
      };
    });
}

const noSign = (part: number) => part + 0;

/** The face's name and its north and, on the goal's face, the cut-out for the marked tooth. */
function marks({ name, outwards, north }: CubeFace, isGoal: boolean): SolidPiece[] {
  const east = cross(north, outwards);
  const turned = rotationTo(east, north, outwards);
  const block = (HALF + GROOVE.half) / 2;
  const room = HALF - GROOVE.half - MARKS.free;
  const text = (words: string, right: number, up: number, color = INK): SolidPiece => ({
    shape: {
      form: "text",
      text: words,
      height: Math.min(MARKS.largest, room / (MARKS.letter * [...words].length)),
    },
    color,
    at: added(added(scaled(outwards, HALF + ABOVE), scaled(east, right * block)), scaled(north, up * block)),
    turned,
  });
  const cutOut: SolidPiece = {
    shape: { form: "cylinder", radius: GROOVE.half * 0.9, height: 0.06 },
    color: MARK,
    at: scaled(outwards, HALF - GROOVE.depth + 0.03),
    turned: turnedBy(FROM_Y_TO_Z, turned),
  };
  const label = name.length > 7 ? `${name.slice(0, 6)}…` : name;
  return [
    text(label, -1, 1),
    text("N ↑", 1, 1),
    ...(isGoal ? [text(i18n.t("goal"), -1, -1, PALE), cutOut] : []),
  ];
}

const FROM_Y_TO_Z = about([1, 0, 0], Math.PI / 2);
const BEHIND = about([0, 1, 0], Math.PI);

/** The gear in the x–y plane, with tooth 0 (the marked one) down at −y and the next ones anticlockwise. */
export function gearPart({ teeth }: OGearPlay): SolidPart {
  const { thickness } = GEAR;
  const wheel: SolidPiece = {
    shape: {
      form: "prism",
      outline: gearOutline(teeth),
      holes: [arc(GEAR.hole, 0, 2 * Math.PI)],
      depth: thickness,
    },
    color: STEEL,
    at: [0, 0, -thickness / 2],
  };
  const marked: SolidPiece = {
    shape: { form: "prism", outline: toothOutline(teeth, 0, 0.02), depth: thickness + 0.06 },
    color: MARK,
    at: [0, 0, -thickness / 2 - 0.03],
  };
  const numbers = Array.from({ length: teeth }, (_, tooth) => numbersOf(tooth, teeth)).flat();
  return { name: "gear", pieces: [wheel, marked, ...(teeth <= MAX_NUMBERED ? numbers : [])] };
}

/** The number of a tooth on both sides of the gear, with its top towards the tip. */
function numbersOf(tooth: number, teeth: number): SolidPiece[] {
  const angle = angleOf(tooth, teeth);
  const radius = (GEAR.outer + GEAR.inner) / 2;
  const upright = about([0, 0, 1], angle - Math.PI / 2);
  return [1, -1].map((side): SolidPiece => ({
    shape: { form: "text", text: String(tooth), height: 0.72 },
    color: tooth === 0 ? PALE : INK,
    at: [radius * Math.cos(angle), radius * Math.sin(angle), side * (GEAR.thickness / 2 + 0.03 + ABOVE)],
    turned: side > 0 ? upright : turnedBy(BEHIND, upright),
  }));
}

const angleOf = (tooth: number, teeth: number) => -Math.PI / 2 + (2 * Math.PI * tooth) / teeth;

function gearOutline(teeth: number): OutlinePoint[] {
  const half = rootHalf(teeth);
  return Array.from({ length: teeth }, (_, tooth) => [
    ...toothTip(teeth, tooth, 0),
    ...arc(GEAR.inner, angleOf(tooth, teeth) + half, angleOf(tooth + 1, teeth) - half),
  ]).flat();
}

function toothOutline(teeth: number, tooth: number, wider: number): OutlinePoint[] {
  const angle = angleOf(tooth, teeth);
  const half = rootHalf(teeth);
  return [
    ...arc(GEAR.inner, angle - half, angle - half),
    ...toothTip(teeth, tooth, wider),
    ...arc(GEAR.inner, angle + half, angle + half),
  ];
}

/** Half the angle of a tooth at its base. */
const rootHalf = (teeth: number) => (0.56 * Math.PI) / Math.max(teeth, 3);

function toothTip(teeth: number, tooth: number, wider: number): OutlinePoint[] {
  const half = (0.24 * Math.PI) / Math.max(teeth, 3);
  const angle = angleOf(tooth, teeth);
  return arc(GEAR.outer + wider, angle - half, angle + half);
}

/** Points on a circle, at most 7.5 degrees apart. */
function arc(radius: number, from: number, to: number): OutlinePoint[] {
  const chords = Math.max(1, Math.ceil((to - from) / (Math.PI / 24)));
  const isWhole = to - from >= 2 * Math.PI;
  return Array.from({ length: chords + (isWhole || to === from ? 0 : 1) }, (_, k): OutlinePoint => {
    const angle = from + ((to - from) * k) / chords;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}
