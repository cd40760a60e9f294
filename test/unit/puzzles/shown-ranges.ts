import type { Shown } from "./shown";

/** The kinds that no lesson's sheet has; the browser types the same ranges. */
export const RANGES_SHOWN: readonly Shown[] = [
  {
    of: { cycles: [["(1 4 2)(3 8)"]] },
    kind: "Permutation",
    drawing: "cycles",
    steps: [
      {
        step: 0,
        state: "1→1 2→2 3→3 4→4 8→8",
        move: "order 6: applied 6 times it brings all points back",
      },
      { step: 1, state: "1→4 2→1 3→8 4→2 8→3", move: "applied once: no point is back" },
      { step: 2, state: "1→2 2→4 3→3 4→1 8→8", move: "applied 2 times: 2 of 5 points are back" },
      { step: 3, state: "1→1 2→2 3→8 4→4 8→3", move: "applied 3 times: 3 of 5 points are back" },
      { step: 5, state: "1→2 2→4 3→8 4→1 8→3", move: "applied 5 times: no point is back" },
      { step: 6, state: "1→1 2→2 3→3 4→4 8→8", move: "applied 6 times: all points are back" },
    ],
  },
  {
    of: { cycles: [["(1 4 2)"], ["(4 8 7)"], ["(6 8 9)"], ["(2 9)"]] },
    kind: "Permutation",
    drawing: "cycles",
    steps: [
      { step: 0, state: "1→1 2→2 4→4 6→6 7→7 8→8 9→9", move: "4 factors, from left to right" },
      { step: 1, state: "1→4 2→1 4→2 6→6 7→7 8→8 9→9", move: "(1 4 2) is applied: so far (1 4 2)" },
      { step: 2, state: "1→8 2→1 4→2 6→6 7→4 8→7 9→9", move: "(4 8 7) is applied: so far (1 8 7 4 2)" },
      { step: 3, state: "1→9 2→1 4→2 6→8 7→4 8→7 9→6", move: "(6 8 9) is applied: so far (1 9 6 8 7 4 2)" },
      {
        step: 4,
        state: "1→2 2→1 4→9 6→8 7→4 8→7 9→6",
        move: "(2 9) is applied: the product is (1 2)(4 9 6 8 7)",
      },
    ],
  },
  {
    of: {
      generators: [
        ["a", "(1 2)"],
        ["b", "(2 3)"],
        ["c", "(3 4)"],
      ],
    },
    kind: "Group",
    drawing: "cayley",
    steps: [
      { step: 0, state: "identity = (); reached 1", move: "the identity, one of 24 elements" },
      { step: 1, state: "a = (1 2); reached 4", move: "times a: (1 2); 3 elements need 1 factor" },
      { step: 2, state: "ab = (1 3 2); reached 9", move: "times b: (1 3 2); 5 elements need 2 factors" },
      { step: 4, state: "abac = (1 4 3); reached 20", move: "times c: (1 4 3); 5 elements need 4 factors" },
      {
        step: 6,
        state: "abacba = (1 4)(2 3); reached 24",
        move: "times a: (1 4)(2 3); 1 element needs 6 factors",
      },
    ],
  },
  {
    of: {
      moves: [
        ["a", "b"],
        ["b", "c"],
        ["c", "d"],
        ["d", "a"],
      ],
      start: [["a", "x"]],
      goal: [["d", "x"]],
    },
    kind: "Rearrange",
    drawing: "graph",
    steps: [
      { step: 0, state: "a:x b:– c:– d:–", move: "the pieces are at the start" },
      { step: 1, state: "a:– b:x c:– d:–", move: "x moves from a to b" },
      { step: 2, state: "a:– b:– c:x d:–", move: "x moves from b to c" },
      { step: 3, state: "a:– b:– c:– d:x", move: "x moves from c to d" },
    ],
  },
];
