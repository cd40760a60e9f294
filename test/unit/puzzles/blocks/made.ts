import { blocksMaker } from "../../../../src/puzzles/blocks/make";
import type { ExpectedMaker } from "../expected-types";

export const made: ExpectedMaker = {
  maker: blocksMaker,
  verdict: { cell: "B5", solved: /^\d+ moves?, and no solution is shorter\.$/ },
  empty: { cell: "B5", says: "The board is blank. Type the same letter" },
  examples: { smallest: "b74dfa67b595", usual: "b440374243da", largest: "76f72c6bee7d" },
  mistakes: [
    {
      typed: { I11: "Z" },
      cell: "B5",
      says: "I11: this piece has a different number of cells on the board.",
    },
    { typed: { I14: "jump" }, cell: "B5", says: "Select Q7 to read what is wrong." },
  ],
};
