import { cayleyGraph } from "./groups/cayley-play";
import { maze } from "./mazes/play";
import { freeTheKey } from "./free-the-key/play";
import { subgroupLattice } from "./groups/lattice-play";
import { generatorsAndWord } from "./groups/word-play";
import { gateWalk } from "./cat-walk/play";
import { lightsOutPlay } from "./lights-out/play";
import { ogear } from "./ogear/play";
import { permutationCycles } from "./groups/cycles-play";
import type { PlayKind } from "../playing/play";
import { fifteen, knights, pinball, rearrange } from "./pieces/plays/kinds";
import { rounds } from "./pieces/plays/rounds";
import { rubik } from "./rubik/play";
import { patterns } from "./graphs/pattern-play";
import { states } from "./graphs/play";
import { schonbrunn, schonbrunnExpert } from "./schonbrunn/play";

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
  maze,
  states,
  patterns,
  permutationCycles,
  generatorsAndWord,
  rounds,
  cayleyGraph,
  subgroupLattice,
  ogear,
  rubik,
  lightsOutPlay,
];
