import type { Expected } from "../expected-types";

const RIVER = [
  ["all here", "goat over", "ferry the goat"],
  ["goat over", "goat over, I here", "row back"],
  ["goat over, I here", "cabbage left", "ferry the wolf"],
  ["goat over, I here", "wolf left", "ferry the cabbage"],
  ["cabbage left", "all over", "ferry the cabbage"],
  ["wolf left", "all over", "ferry the wolf"],
];

export const expected: Expected = {
  puzzles: [
    {
      id: "States",
      ranges: {
        moves: [
          ["A", "B"],
          ["B", "C"],
          ["C", "A"],
          ["C", "D"],
          ["D", "B"],
        ],
        start: [["B"]],
        goal: [["A"]],
      },
      steps: [
        { step: 0, state: "B", move: "the start is B" },
        { step: 1, state: "C", move: "from B to C" },
        { step: 2, state: "A", move: "from C to A" },
      ],
      german: { texts: { 0: "der Start ist B", 1: "von B nach C" } },
    },
    {
      id: "States",
      ranges: { moves: RIVER, start: [["all here"]], goal: [["all over"]] },
      steps: [
        { step: 0, state: "all here", move: "the start is all here" },
        { step: 3, state: "cabbage left", move: "ferry the wolf, from goat over, I here to cabbage left" },
        { step: 4, state: "all over", move: "ferry the cabbage, from cabbage left to all over" },
      ],
    },
  ],
};
