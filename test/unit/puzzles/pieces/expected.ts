import type { Expected } from "../expected-types";

export const expected: Expected = {
  puzzles: [
    {
      id: "Rearrange",
      ranges: { moves: [["a", "b"], ["b", "c"], ["c", "d"], ["d", "a"]], start: [["a", "x"]], goal: [["d", "x"]] }, // prettier-ignore
      steps: [
        { step: 0, state: "a:x b:– c:– d:–", move: "the pieces are at the start" },
        { step: 1, state: "a:– b:x c:– d:–", move: "x moves from a to b" },
        { step: 2, state: "a:– b:– c:x d:–", move: "x moves from b to c" },
        { step: 3, state: "a:– b:– c:– d:x", move: "x moves from c to d" },
      ],
      german: { texts: { 0: "die Steine sind am Start", 1: "x zieht von a nach b" } },
    },
  ],
};
