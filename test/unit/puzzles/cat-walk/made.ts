import { gateMaker } from "../../../../src/puzzles/cat-walk/make";
import type { ExpectedMaker } from "../expected-types";

export const made: ExpectedMaker = {
  maker: gateMaker,
  verdict: { cell: "B4", solved: /^It takes \d+ steps from room to room\.$/ },
  empty: { cell: "B4", says: "No room contains S." },
  examples: { smallest: "ef9b48bda6ce", usual: "444316e4f616", largest: "eec8dea555cf" },
  mistakes: [
    { typed: { C7: "x" }, cell: "B4", says: "C7: a room is blank, S, G or #." },
    { typed: { D7: "S" }, cell: "B4", says: "D7: between two rooms is #" },
    { typed: { D8: "red" }, cell: "B4", says: "D8: between four rooms is #" },
    { typed: { R19: "pink" }, cell: "B4", says: "R19: no gate has this colour." },
    { typed: { R19: "gray", R21: "", R23: "" }, cell: "B4", says: "No route leads through these gates." },
    { typed: { R19: "", R21: "", R23: "" }, cell: "B4", says: "Type the colour of a gate into R19." },
  ],
};
