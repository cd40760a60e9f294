import type { KindGuess } from "../../playing/guess";
import { likenessOfMoves } from "../pieces/guess";

export const statesGuess: KindGuess = {
  looks: { moves: likenessOfMoves((bothWays) => 0.75 - 0.2 * bothWays) },
  formulas: [
    { title: /*i18n*/ "the path: state by state", template: "PUZZLE.SOLVEGRAPH({moves},{start},{goal})" },
    {
      title: /*i18n*/ "how many moves",
      template: "ROWS(PUZZLE.SOLVEGRAPH({moves},{start},{goal}))-1",
    },
  ],
};
