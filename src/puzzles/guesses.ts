import type { KindGuess } from "../playing/guess";
import { gatesGuess } from "./cat-walk/guess";
import { keyGuess } from "./free-the-key/guess";
import { statesGuess } from "./graphs/guess";
import { generatorsGuess, groupGuess, latticeGuess, permutationGuess } from "./groups/guess";
import { lightsGuess } from "./lights-out/guess";
import { mazeGuess } from "./mazes/guess";
import { gearGuess } from "./ogear/guess";
import { piecesGuess, roundsGuess } from "./pieces/guess";
import { cubeGuess } from "./rubik/guess";
import { jumpsGuess, zeroJumpsGuess } from "./schonbrunn/guess";

/** How kinds of puzzles are recognised from cells, by the prefix of their plays. */
export const GUESSES: Readonly<Record<string, KindGuess>> = {
  Maze: mazeGuess,
  CatWalk: gatesGuess,
  Schonbrunn: jumpsGuess,
  SchonbrunnExpert: zeroJumpsGuess,
  FreeTheKey: keyGuess,
  Rearrange: piecesGuess,
  Rounds: roundsGuess,
  States: statesGuess,
  Generators: generatorsGuess,
  Group: groupGuess,
  Lattice: latticeGuess,
  Permutation: permutationGuess,
  LightsOut: lightsGuess,
  OGear: gearGuess,
  Rubik: cubeGuess,
};
