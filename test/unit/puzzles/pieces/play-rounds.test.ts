import { whichGroup } from "../../../../src/puzzles/groups/lesson";
import { NotPlayable } from "../../../../src/playing/play";
import { PLAY_KINDS } from "../../../../src/puzzles";
import { recognise } from "../../../../src/playing/recognition";
import { rounds } from "../../../../src/puzzles/pieces/play-rounds";
import type { RearrangementPlay } from "../../../../src/puzzles/pieces/play-rearrangement";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import type { Cells } from "../../../../src/grid/cells";
import { finished } from "../../../../src/steps";
import { sheetOf, valuesIn } from "../../lessons/sheet-of";
import { played } from "../../playing/played";

const sheet = sheetOf(whichGroup);
const named = recognise(PLAY_KINDS, Object.keys(whichGroup.names!));

const cellsOf = (name: string) => {
  const range = whichGroup.names![name];
  return valuesIn(sheet, range.includes(":") ? range : `${range}:${range}`);
};

function rangesOf(id: string): Record<string, Cells> {
  const { names } = named.find((puzzle) => puzzle.id === id)!;
  return Object.fromEntries(Object.entries(names).map(([range, name]) => [range, cellsOf(name)]));
}

/** The steps after which the empty place is at home. */
const ends = (play: RearrangementPlay) =>
  [...Array(play.lastStep + 1).keys()].filter(
    (step) => step > 0 && !play.placesAfter(step).includes(play.moves[0].to),
  );

/** The group of the pieces' rearrangements from one round's end to the next. */
function groupOf(play: RearrangementPlay) {
  const at = [0, ...ends(play)];
  const generators = at.slice(1).map((step, k) => {
    const [before, after] = [play.placesAfter(at[k]), play.placesAfter(step)];
    const images = Int32Array.from(play.places.keys());
    before.forEach((place, piece) => (images[place] = after[piece]));
    return images;
  });
  return finished(permutationGroup(generators, play.places.length));
}

test("the lesson tells of all its five puzzles, each under its own heading", () => {
  const titles = named.map(({ id, title }) => [id, cellsOf(title!)[0][0]]);
  expect(titles).toEqual([
    ["Permutation", "1  Pinball"],
    ["Rounds2", "2  The 15-puzzle"],
    ["Rounds3", "3  Wilson's exception"],
    ["Rounds4", "4  A ladder"],
    ["Rounds5", "5  A ladder with one more line"],
  ]);
});

test.each([
  ["Rounds2", 653837184000n, 9],
  ["Rounds3", 120n, 2],
  ["Rounds4", 60n, 2],
  ["Rounds5", 120n, 3],
] as const)("the rounds of %s make its whole group", (id, order, count) => {
  const play = played(rounds, rangesOf(id));
  expect(ends(play)).toHaveLength(count);
  expect(groupOf(play).order).toBe(order);
  play.moves.forEach(({ from, to }, step) => {
    expect(play.placesAfter(step)).not.toContain(to);
    expect(play.lines.some((line) => line.from === from && line.to === to)).toBe(true);
  });
});

test("the rounds in words, and the marker where the empty place is", () => {
  const play = played(rounds, rangesOf("Rounds3"));
  expect([0, 1, 5, 10].map(play.text)).toEqual([
    "each piece has the name of its place; 7 is empty",
    "1 moves from 1 to 7",
    "1 moves from 7 to 4: the round trip 7-1-2-3-4-7 is over, so far (1 4 3 2)",
    "2 moves from 7 to 4: the round trip 7-1-6-5-4-7 is over, so far (1 5 6)(2 4 3)",
  ]);
  expect(play.marker?.cells(0)).toEqual([{ row: 2, column: 2 }]);
  expect(play.marker?.cells(1)).toEqual([{ row: 2, column: 0 }]);
  expect(play.board.positions[6]).toEqual({ row: 2, column: 2 });
});

test("without a home the last place is empty, and a board that cannot be read is passed over", () => {
  const { moves } = rangesOf("Rounds4");
  const play = played(rounds, { moves, board: [["?"]] });
  expect(play.moves[0].to).toBe(5);
  expect(play.board.isPlaced).toBe(true);
});

test("where no round changes anything there is nothing to play", () => {
  expect(() => played(rounds, { moves: [["a", "b"], ["b", "a"]] })).toThrow(NotPlayable); // prettier-ignore
});
