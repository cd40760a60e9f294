import type { GearDirection, GearRoll, OGearPlay } from "../play";
import type { Vector } from "../../../drawing/drawing";
import { cross, dot, negated } from "../../../drawing/solids/rotations";

/** A face of the cube in space: its outward direction and its north. */
export interface CubeFace {
  readonly name: string;
  readonly outwards: Vector;
  readonly north: Vector;
}

/** The six faces, and the beginnings of their usual names. */
const OUTWARDS: readonly { readonly begins: string; readonly outwards: Vector }[] = [
  { begins: "t", outwards: [0, 1, 0] },
  { begins: "bo", outwards: [0, -1, 0] },
  { begins: "l", outwards: [-1, 0, 0] },
  { begins: "r", outwards: [1, 0, 0] },
  { begins: "f", outwards: [0, 0, 1] },
  { begins: "ba", outwards: [0, 0, -1] },
];

const MAX_FACES = OUTWARDS.length;

/** The side of a face that a direction points to. */
export function sideOf({ outwards, north }: CubeFace, direction: GearDirection): Vector {
  const east = cross(north, outwards);
  return { North: north, South: negated(north), East: east, West: negated(east) }[direction];
}

/** Whether a roll leads over the edge that two faces share, with the gear then looking away from that edge. */
export function isOverEdge(from: CubeFace, to: CubeFace, roll: GearRoll): boolean {
  return (
    dot(sideOf(from, roll.from.direction), to.outwards) === 1 &&
    dot(sideOf(to, roll.to.direction), from.outwards) === -1
  );
}

/** Whether the faces fit on a cube: there are at most six. */
export function hasCube({ faces }: OGearPlay): boolean {
  return faces.length <= MAX_FACES;
}

/**
 * Where a puzzle's faces are: by their names, otherwise in order of appearance. Their norths are unknown, and perhaps no cube matches the
 * connections. The norths chosen are those with which the most moves of the solution, and then the most connections, lead over an edge.
 */
export function cubeFaces(play: OGearPlay): ReadonlyMap<string, CubeFace> {
  const outwards = placesOf(play.faces);
  const choices = play.faces.map((name) => facesAt(name, outwards.get(name)!));
  const numbers = new Map(play.faces.map((name, number) => [name, number]));
  const weights = play.rolls.map((roll) => {
    return {
      from: numbers.get(roll.from.face)!,
      to: numbers.get(roll.to.face)!,
      fits: choices[numbers.get(roll.from.face)!].map((from) =>
        choices[numbers.get(roll.to.face)!].map((to) => isOverEdge(from, to, roll)),
      ),
      weight: play.solvingRolls.includes(roll) ? play.rolls.length + 1 : 1,
    };
  });

  let [best, most] = [0, -1];
  for (let chosen = 0; chosen < 4 ** play.faces.length; chosen++) {
    const choiceOf = (face: number) => (chosen >> (2 * face)) & 3;
    let total = 0;
    for (const { from, to, fits, weight } of weights) if (fits[choiceOf(from)][choiceOf(to)]) total += weight;
    if (total > most) [best, most] = [chosen, total];
  }
  return new Map(play.faces.map((name, face) => [name, choices[face][(best >> (2 * face)) & 3]]));
}

function placesOf(names: readonly string[]): Map<string, Vector> {
  const left = [...OUTWARDS];
  const take = (index: number) => left.splice(Math.max(index, 0), 1)[0].outwards;
  const known = names.map((name) => {
    const index = left.findIndex(({ begins }) => name.toLowerCase().startsWith(begins));
    return index < 0 ? undefined : take(index);
  });
  return new Map(names.map((name, k) => [name, known[k] ?? take(0)]));
}

/** The face with each of its four possible norths. The first one points up, or away from the front. */
function facesAt(name: string, outwards: Vector): CubeFace[] {
  const north: Vector = outwards[1] === 0 ? [0, 1, 0] : [0, 0, -1];
  const east = cross(north, outwards);
  return [north, east, negated(north), negated(east)].map((each) => ({ name, outwards, north: each }));
}
