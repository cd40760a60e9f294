import { clicked, dragged, legalSpots, spotsOf, type Meaning } from "../../../../src/view/hand/clicks";
import type { Move } from "../../../../src/playing/move";

const move = (label: string, spot?: string, from?: string): Move => ({
  label,
  to: label,
  ...(spot !== undefined && { spot }),
  ...(from !== undefined && { from }),
});

/** One stands on a tile and may jump onto two others. */
const WALK = [move("right", "0 1", "0 0"), move("down", "1 0", "0 0")];
/** Two tiles may go to the hole. */
const TILES = [move("5 up", "hole", "p5"), move("3 left", "hole", "p3")];
/** One knight has two places to go to, one of which another knight can reach, too. */
const KNIGHTS = [move("a1", "x", "k1"), move("a2", "y", "k1"), move("b2", "y", "k2")];
/** A face turns both ways. */
const FACE = [move("U", "U"), move("U'", "U"), move("R", "R")];

const brief = (meaning: Meaning) =>
  meaning.is === "move" ? meaning.move.label : meaning.is === "several" ? meaning.moves.length : meaning.is;

test.each<[string, readonly Move[], string, string | undefined, string | number]>([
  ["where one move leads, it is made", WALK, "0 1", undefined, "right"],
  ["where several begin, the spot is held", WALK, "0 0", undefined, "hold"],
  ["elsewhere there is none", WALK, "5 5", undefined, "none"],
  ["from the held spot", WALK, "1 0", "0 0", "down"],
  ["on the held spot again", WALK, "0 0", "0 0", "release"],
  ["to nowhere from the held spot", WALK, "5 5", "0 0", "none"],
  ["a tile that can only go to the hole goes there", TILES, "p5", undefined, "5 up"],
  ["the hole is held, as several could come", TILES, "hole", undefined, "hold"],
  ["then the tile is clicked", TILES, "p3", "hole", "3 left"],
  ["a place that one knight reaches", KNIGHTS, "x", undefined, "a1"],
  ["a place that two knights reach", KNIGHTS, "y", undefined, "hold"],
  ["which of them", KNIGHTS, "k2", "y", "b2"],
  ["a knight with a choice", KNIGHTS, "k1", undefined, "hold"],
  ["another knight instead", KNIGHTS, "k2", "k1", "b2"],
  ["two turns of a face", FACE, "U", undefined, 2],
  ["one turn of a face", FACE, "R", undefined, "R"],
])("%s", (_what, moves, spot, held, meaning) => {
  expect(brief(clicked(moves, spot, held))).toBe(meaning);
});

test("a drag makes the move between its ends, or one that begins nowhere", () => {
  expect(brief(dragged(KNIGHTS, "k1", "y"))).toBe("a2");
  expect(brief(dragged(KNIGHTS, "k2", "x"))).toBe("none");
  expect(brief(dragged([move("go", "x")], "anywhere", "x"))).toBe("go");
});

test("marked is what tells the moves apart", () => {
  expect([...legalSpots(WALK)]).toEqual(["0 1", "1 0"]);
  expect([...legalSpots(TILES)]).toEqual(["p5", "p3"]);
  expect([...legalSpots(KNIGHTS)].sort()).toEqual(["k1", "k2", "x", "y"]);
  expect([...legalSpots(WALK.slice(0, 1))]).toEqual(["0 1"]);
  expect(spotsOf(TILES[0], TILES)).toEqual(["p5"]);
});

test("once a spot is held, the second clicks are marked", () => {
  expect([...legalSpots(KNIGHTS, "k1")]).toEqual(["x", "y"]);
  expect([...legalSpots(TILES, "hole")]).toEqual(["p5", "p3"]);
});
