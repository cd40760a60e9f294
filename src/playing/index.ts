import { cayleyGraph } from "./cayley-graph";
import { freeTheKey } from "./free-the-key";
import { gateWalk } from "./gate-walk";
import { ogear } from "./ogear";
import { permutationCycles } from "./permutation-cycles";
import type { PlayKind } from "./play";
import { fifteen, knights, pinball, rearrange } from "./rearrangements/kinds";
import { rounds } from "./rearrangements/rounds";
import { rubik } from "./rubik";
import { schonbrunn, schonbrunnExpert } from "./schonbrunn";

export { between } from "./between";
export type { CayleyEdge, CayleyPlay } from "./cayley-graph";
export type { FreeTheKeyPlay } from "./free-the-key";
export type { GateWalk, GateWalkPlay } from "./gate-walk";
export type { GearDirection, GearMoveName, GearRoll, GearState, OGearPlay } from "./ogear";
export type { Factor, PermutationPlay } from "./permutation-cycles";
export * from "./play";
export type { RearrangementPlay } from "./rearrangements/rearrangement-play";
export * from "./recognition";
export type { QuarterTurn, RubikPlay } from "./rubik";
export { afterQuarterTurn, CUBE_FACES, faceOfPlace, isInLayer, type CubeVector } from "./rubik-stickers";
export type { SchonbrunnPlay } from "./schonbrunn";

/** Every kind of puzzle that can be played. */
export const PLAY_KINDS: readonly PlayKind[] = [
  freeTheKey,
  schonbrunn,
  schonbrunnExpert,
  pinball,
  knights,
  fifteen,
  rearrange,
  gateWalk,
  permutationCycles,
  rounds,
  cayleyGraph,
  ogear,
  rubik,
];
