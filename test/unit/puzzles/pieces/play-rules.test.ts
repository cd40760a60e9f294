import type { Cells } from "../../../../src/grid/cells";
import { states } from "../../../../src/puzzles/graphs/play";
import { rearrange } from "../../../../src/puzzles/pieces/play";
import { rounds } from "../../../../src/puzzles/pieces/play-rounds";
import { played } from "../../playing/played";

const ONE_WAY: Cells = [["a", "b"], ["b", "c"], ["a", "c"]]; // prettier-ignore
const BACK = ONE_WAY.map(([from, to]) => [to, from]);
const PLAYS = {
  States: (moves: Cells, rules: Cells) =>
    played(states, { moves, start: [["c"]], goal: [["a"]], rules }),
  Rearrange: (moves: Cells, rules: Cells) =>
    played(rearrange, { moves, start: [["c", "x"], ["a", ""]], goal: [["c", ""], ["a", "x"]], rules }),
  Rounds: (moves: Cells, rules: Cells) => played(rounds, { moves, rules }),
}; // prettier-ignore

describe.each(Object.entries(PLAYS))("%s", (name, play) => {
  test("rules on the sheet are read as in the function", () => {
    const texts = (moves: Cells, rules: Cells) => {
      const { lastStep, text } = play(moves, rules);
      return Array.from({ length: lastStep + 1 }, (_, step) => text(step));
    };
    expect(texts(ONE_WAY, [["", "Both ways"]])).toEqual(texts([...ONE_WAY, ...BACK], [[""]]));
    expect(() => play(ONE_WAY, [["no way"]])).toThrow('rules: "no way" is unknown; expected ');
  });

  test("without a way the remedy is said", () => {
    const hint = 'Edges go one way; to go both ways, write "both ways" for rules.';
    if (name === "Rounds") expect(() => play(ONE_WAY, [[""]])).toThrow(hint);
    else expect(play(ONE_WAY, [[""]])).toMatchObject({ impossible: expect.stringContaining(hint) });
  });
});

test("a table of states with costs shows a cheapest path", () => {
  const moves = [["a", "b", 1], ["b", "c", 2], ["a", "c", 4]]; // prettier-ignore
  const question = { moves, start: [["a"]], goal: [["c"]] };
  expect(() => played(states, question)).toThrow(
    'moves, row 1, column 3: here is 1; for rules write "costs" ',
  );
  const { text, byHand } = played(states, { ...question, rules: [["costs"]] });
  expect([1, 2].map((step) => text(step))).toEqual(["cost 1, from a to b", "cost 2, from b to c"]);
  expect(byHand!.isShortest).toBe(false);
  expect(played(states, { ...question, rules: [["names"]] }).text(1)).toBe("4, from a to c");
});
