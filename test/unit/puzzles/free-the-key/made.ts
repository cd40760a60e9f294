import { keyMaker } from "../../../../src/puzzles/free-the-key/make";
import type { ExpectedMaker } from "../expected-types";

export const made: ExpectedMaker = {
  maker: keyMaker,
  verdict: { cell: "B4", solved: /^\d+ moves set the disk free\.$/ },
  empty: { cell: "B4", says: "11 moves set the disk free." },
  examples: { smallest: "25a256b78ee6", usual: "f2a4365fe55e", largest: "b984748913ea" },
  mistakes: [
    { typed: { H11: "x" }, cell: "B4", says: "H11: expected a height" },
    { typed: { F19: -1 }, cell: "B4", says: "F19: expected a height" },
    { typed: { G11: 9 }, cell: "B4", says: "The disk does not fit at its start or its end." },
    { typed: { K11: 9 }, cell: "B4", says: "The disk cannot leave the key." },
    { typed: { Z11: 9, Z12: 1 }, cell: "Y17", says: "Z11: expected a whole number from 1 to 8." },
  ],
};
