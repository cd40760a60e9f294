import { atStart } from "../../lessons/help";
import { definePuzzle, playable } from "../define-puzzle";
import { rubik as lesson } from "./lesson";
import { bandagedCube } from "./lesson-bandaged";
import { pocket as pocketLesson } from "./pocket/lesson";
import { cubeMaker } from "./make";
import { myCube } from "./my-cube-play";
import { rubik as play } from "./play";
import { pocket } from "./pocket/play";
import { i18n } from "../../language";
import type { Cells } from "../../grid/cells";
import type { KindGuess, Likeness } from "../../playing/guess";
import { generatorsOf, wordIn } from "../groups/guess";

const TURNS = "BDFLRU";

function looksLikeTurns(cells: Cells): Likeness | undefined {
  const labels = generatorsOf(cells, { conditions: true })?.map(({ label }) => label);
  if (labels?.toSorted().join("") !== TURNS) return undefined;
  return { likelihood: 0.99, reason: i18n.t("the six turns U, D, L, R, F, B next to permutations") };
}

function looksLikeScramble(cells: Cells): Likeness | undefined {
  const word = wordIn(cells);
  if (word === undefined || !/^[([]*[UDLRFB](?:\P{L}|[UDLRFBx])*$/u.test(word)) return undefined;
  return { likelihood: 0.6, reason: i18n.t("a word in the turns U, D, L, R, F, B") };
}

const cubeGuess: KindGuess = {
  looks: { generators: looksLikeTurns, word: looksLikeScramble },
  formulas: [
    {
      title: /*i18n*/ "where the scramble takes the stickers",
      template: "PUZZLE.WORDTOCYCLES({word},{generators})",
    },
  ],
};

const TASK = /*i18n*/ "Turn the faces until each has one colour.";

const drawings = async () => [
  (await import("./drawings/cube")).rubikCube,
  (await import("./drawings/net")).rubikNet,
];

export const rubik = definePuzzle({
  id: "rubik",
  lessons: [lesson, pocketLesson, bandagedCube],
  help: {
    rubik: { scenes: [atStart("Rubik", "net", "The scrambled cube, unfolded")] },
    "pocket-cube": { scenes: [atStart("Pocket", "net", "The scrambled small cube, unfolded")] },
    "bandaged-cube": {
      scenes: [atStart("Rubik", "net", "The scrambled cube with the face that cannot be turned")],
    },
  },
  makers: [cubeMaker],
  plays: [
    playable({
      kind: play,
      task: TASK,
      guess: cubeGuess,
      drawings,
    }),
    playable({
      kind: myCube,
      task: TASK,
      drawings,
    }),
    playable({
      kind: pocket,
      task: TASK,
      drawings,
    }),
  ],
});
