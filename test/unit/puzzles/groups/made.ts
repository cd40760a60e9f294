import { wordMaker } from "../../../../src/puzzles/groups/make";
import type { ExpectedMaker } from "../expected-types";

export const made: ExpectedMaker = {
  maker: wordMaker,
  verdict: { cell: "B4", solved: /^A shortest word to the target: \S+/ },
  examples: { smallest: "256d62eb109d", usual: "18368267110a", largest: "a2f01d17be19" },
  mistakes: [
    { typed: { C8: "1 2 3" }, cell: "B4", says: "C8: expected cycles such as (1 4 2)(3 8)." },
    { typed: { B9: "" }, cell: "B4", says: "B9: a row of the table has two filled cells, or none." },
    { typed: { C8: "", B8: "", C9: "", B9: "" }, cell: "B4", says: "Type permutations" },
    { typed: { C13: "AX" }, cell: "B4", says: "C13: type a word in the labels" },
    { typed: { C12: "1" }, cell: "B4", says: "C12: expected cycles" },
    { typed: { C12: "(98 99)" }, cell: "B4", says: "No word leads to the target" },
    { typed: { C12: "" }, cell: "B4", says: "The start is the target", isFine: true },
  ],
};
