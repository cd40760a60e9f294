import { afterQuarterTurn, CUBE_FACES, faceOfPlace, isInLayer, type CubeVector } from "../play-stickers";
import type { QuarterTurn, RubikPlay } from "../play-game";
import { invertImages } from "../../../permutations/images";
import { madeOnce } from "../../../drawing/made-once";
import type { Pose, Rotation, SolidDrawing, SolidPart, SolidPiece, Vector } from "../../../drawing/drawing";
import { momentAt } from "../../../drawing/flat/moment";
import {
  about,
  added,
  cross,
  dot,
  inverse,
  rotationTo,
  scaled,
  turnedBy,
  UNTURNED,
} from "../../../drawing/solids/rotations";
import { cubieOf, describeFaces, FACES, lookOf, PLASTIC, sizeOf } from "./faces";

/** Of a cube that is three units long; stickers of a smaller one are larger. */
const CUBIE_SIZE = 0.97;
const STICKER = { size: 0.82, thickness: 0.03, text: 0.5 };

/** The visible cubies, by where they are when the cube is solved. */
export const CUBIES: readonly CubeVector[] = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z): CubeVector => [x, y, z])))
  .filter((cubie) => cubie.some((part) => part !== 0));

/** A smaller cube has only the corners, and is as large. */
const cubiesOf = (play: RubikPlay) =>
  sizeOf(play) === 3 ? CUBIES : CUBIES.filter((cubie) => !cubie.includes(0));

/** Rubik's cube: each cubie is a part with its stickers, positioned around the cube's centre. */
export const rubikCube: SolidDrawing<RubikPlay> = {
  form: "solid",
  id: "cube",
  title: /*i18n*/ "Cube",
  eye: [0.6, 0.55, 0.8],
  aspect: 1.4,

  parts: (play) => cubiesOf(play).map((cubie) => cubiePart(cubie, play)),

  poses(play, position): Pose[] {
    const { step, share } = momentAt(position, play.lastStep);
    const turn = share > 0 ? play.turns[step] : undefined;
    return historyOf(play)[step].map(({ cubie, turned }) => {
      const isTurning = turn !== undefined && isInLayer(cubie, turn.face);
      return { at: [0, 0, 0], turned: isTurning ? turnedBy(turned, rotationOf(turn, share)) : turned };
    });
  },

  /** The solved cube is shown from all sides. */
  ending(play, step, share) {
    const turn = about([0, 1, 0], 2 * Math.PI * share);
    return this.poses(play, step).map(({ at, turned = UNTURNED }) => ({
      at,
      turned: turnedBy(turned, turn),
    }));
  },

  /** The face on which the surface is farthest out. */
  spotOf: (_play, _step, { at }) =>
    [...FACES].sort((a, b) => dot(CUBE_FACES[b], at) - dot(CUBE_FACES[a], at))[0],

  describe: describeFaces,
};

interface CubieState {
  /** Where the cubie is, */
  readonly cubie: CubeVector;
  /** and how it has been turned around the cube's centre. */
  readonly turned: Rotation;
}

/** The states of all cubies after each step. */
const historyOf = madeOnce(
  (play: RubikPlay) => play,
  (play) => {
    const { scramble, turns } = play;
    const cubies = cubiesOf(play);
    const solved = cubies.map((cubie): CubieState => ({ cubie, turned: UNTURNED }));
    const states = [scramble ? scramble.reduce(afterTurn, solved) : cubies.map(cubieByStickers(play))];
    for (const turn of turns) states.push(afterTurn(states[states.length - 1], turn));
    return states;
  },
);

/** Where the stickers of the start show a cubie to be. Middles have none that moves, and stand upright. */
function cubieByStickers({ homes, stickersAfter }: RubikPlay): (home: CubeVector) => CubieState {
  const places = invertImages(stickersAfter(0));
  const frameOf = ([a, b]: readonly CubeVector[]) => {
    const [x, y] = [a, b].map((place) => CUBE_FACES[faceOfPlace(place)]);
    return rotationTo(x, y, cross(x, y));
  };
  return (home) => {
    const stickers = homes.flatMap((place, sticker) =>
      String(cubieOf(place)) === String(home) ? [sticker] : [],
    );
    if (stickers.length === 0) return { cubie: home, turned: UNTURNED };
    const now = stickers.map((sticker) => homes[places[sticker]]);
    const back = inverse(frameOf(stickers.map((sticker) => homes[sticker])));
    return { cubie: cubieOf(now[0]), turned: turnedBy(back, frameOf(now)) };
  };
}

function afterTurn(cubies: readonly CubieState[], turn: QuarterTurn): CubieState[] {
  return cubies.map(({ cubie, turned }) =>
    isInLayer(cubie, turn.face)
      ? { cubie: moved(cubie, turn), turned: turnedBy(turned, rotationOf(turn, 1)) }
      : { cubie, turned },
  );
}

/** Anticlockwise is clockwise three times. */
function moved(cubie: CubeVector, { face, inverse }: QuarterTurn): CubeVector {
  const once = afterQuarterTurn(cubie, face);
  return inverse ? afterQuarterTurn(afterQuarterTurn(once, face), face) : once;
}

function rotationOf({ face, inverse }: QuarterTurn, share: number): Rotation {
  return about(CUBE_FACES[face], ((inverse ? 1 : -1) * share * Math.PI) / 2);
}

function cubiePart(cubie: CubeVector, play: RubikPlay): SolidPart {
  const side = 3 / sizeOf(play);
  const edge = side * CUBIE_SIZE;
  const at = scaled(cubie, (3 - side) / 2);
  const body: SolidPiece = { shape: { form: "box", size: [edge, edge, edge] }, color: PLASTIC, at };
  const stickers = FACES.filter((face) => isInLayer(cubie, face)).flatMap((face) =>
    sticker(at, side, face, lookOf(play, face)),
  );
  return { name: cubie.join(" "), pieces: [body, ...stickers] };
}

/** A plate in the face's colour with the face's letter. */
function sticker(
  cubie: Vector,
  side: number,
  face: string,
  { fill, ink }: ReturnType<typeof lookOf>,
): SolidPiece[] {
  const outwards = CUBE_FACES[face];
  const turned = facing(outwards);
  const surface = (side * CUBIE_SIZE) / 2;
  const { thickness } = STICKER;
  const [size, text] = [side * STICKER.size, side * STICKER.text];
  return [
    {
      shape: { form: "box", size: [size, size, thickness] },
      color: fill,
      at: added(cubie, scaled(outwards, surface + thickness / 2)),
      turned,
    },
    {
      shape: { form: "text", text: face, height: text },
      color: ink,
      at: added(cubie, scaled(outwards, surface + thickness + 0.01)),
      turned,
    },
  ];
}

/** Turns what faces +z so that it faces outwards, with its top up or, on the upper and lower faces, away from the front. */
function facing(outwards: Vector): Rotation {
  const up: Vector = outwards[1] === 0 ? [0, 1, 0] : [0, 0, -outwards[1]];
  return rotationTo(cross(up, outwards), up, outwards);
}
