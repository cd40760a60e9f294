import { atEnd } from "../../lessons/help";
import { definePuzzle, playable } from "../define-puzzle";
import { roundsGuess } from "../pieces/guess";
import { rounds } from "../pieces/play-rounds";
import { cayleyGraph } from "./cayley-play";
import { permutationCycles } from "./cycles-play";
import { generatorsGuess, groupGuess, latticeGuess, permutationGuess } from "./guess";
import { subgroupLattice } from "./lattice-play";
import { whichGroup } from "./lesson";
import { wordMaker } from "./make";
import { productsOfCycles } from "./products/lesson";
import { groupStructure } from "./structure/lesson";
import { generatorsAndWord } from "./word-play";

export const groups = definePuzzle({
  id: "groups",
  lessons: [whichGroup, productsOfCycles, groupStructure],
  help: {
    "which-group": { caption: "Puzzle 3 in squares: its places, and the lines between them" },
    "group-structure": {
      scenes: [
        atEnd(
          "Lattice",
          "lattice",
          "The subgroups of D4, conjugate ones in one node, with lines to those directly below",
        ),
      ],
    },
  },
  makers: [wordMaker],
  plays: [
    playable({
      kind: permutationCycles,
      guess: permutationGuess,
      drawings: async () => [(await import("./drawings/cycles-drawing")).cyclesDrawing],
    }),
    playable({
      kind: generatorsAndWord,
      task: /*i18n*/ "Click letters until each piece is where it belongs.",
      guess: generatorsGuess,
      drawings: async () => [(await import("./drawings/word-drawing")).wordDrawing],
    }),
    playable({
      kind: rounds,
      guess: roundsGuess,
      drawings: async () => [(await import("../pieces/drawings/graph")).boardGraph],
    }),
    playable({
      kind: cayleyGraph,
      guess: groupGuess,
      drawings: async () => [(await import("./drawings/cayley-drawing")).cayleyDrawing],
    }),
    playable({
      kind: subgroupLattice,
      guess: latticeGuess,
      drawings: async () => [(await import("./drawings/lattice-drawing")).latticeDrawing],
    }),
  ],
});
