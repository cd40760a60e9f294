import { NotPlayable } from "../../../../src/playing/play";
import { fifteen, knights, pinball, rearrange } from "../../../../src/puzzles/pieces/play";
import type { RearrangementPlay } from "../../../../src/puzzles/pieces/play-rearrangement";
import { fifteen as fifteenLesson } from "../../../../src/puzzles/pieces/fifteen/lesson";
import { pinball as pinballLesson } from "../../../../src/puzzles/pieces/pinball/lesson";
import knightsFacts from "../../../fixtures/knights.json";
import pinballFacts from "../../../fixtures/pinball.json";
import { shown } from "./fifteen/shown";
import { sheetOf, valuesIn } from "../../lessons/sheet-of";
import { played } from "../../playing/played";
import { FIFTEEN_NAMES, fifteenFrom, KNIGHTS, NEARLY, PINBALL } from "./play-puzzles";

/** The piece at each place after a step. */
function arrangement(play: RearrangementPlay, step: number): Record<string, string> {
  const places = play.placesAfter(step);
  return Object.fromEntries(play.pieces.map((piece, k) => [play.places[places[k]], piece]));
}

/** Every move follows a line from its piece's place to an empty place. */
function expectLawful(play: RearrangementPlay): void {
  play.moves.forEach(({ piece, from, to }, step) => {
    const before = play.placesAfter(step);
    expect(before[piece]).toBe(from);
    expect(before).not.toContain(to);
    expect(play.lines.some((line) => line.from === from && line.to === to)).toBe(true);
    const after = before.slice();
    after[piece] = to;
    expect(play.placesAfter(step + 1)).toEqual(after);
  });
}

describe("pinball", () => {
  const play = played(pinball, PINBALL);

  test("it plays the shortest flips, of the lesson's own ranges", () => {
    const flips = play.moves.map(({ from, name }) => play.places[from] + name[0].toUpperCase());
    expect([flips]).toEqual(pinballFacts.shortest_flips);
    expectLawful(play);
  });

  test("in the end each ball is on its own tile", () => {
    expect(Object.entries(arrangement(play, 18)).every(([tile, ball]) => tile === ball)).toBe(true);
    expect(Object.keys(arrangement(play, 18))).toEqual(["1", "2", "3", "4", "6", "7", "8", "9"]);
  });

  test("the flips in words", () => {
    expect([0, 1, 2, 18].map(play.text)).toEqual([
      "the balls are at the start",
      "flip ball 6 from tile 4 to tile 5 (right 1R)",
      "flip ball 9 from tile 7 to tile 4 (right 3L)",
      "flip ball 8 from tile 5 to tile 8 (left 3R)",
    ]);
  });

  test("the marker stands on the six cells of the tile to which the ball went", () => {
    const { to, from } = play.moves[0];
    const corner = (tile: number) => ({ row: 3 * Math.floor(tile / 3), column: 2 * (tile % 3) });
    expect(play.marker?.range).toBe("board");
    expect(play.marker?.cells(1)).toHaveLength(6);
    expect(play.marker?.cells(1)[0]).toEqual(corner(to));
    expect(play.marker?.cells(1)[5]).toEqual({ row: corner(to).row + 2, column: corner(to).column + 1 });
    expect(play.marker?.cells(0)[0]).toEqual(corner(from));
    expect(pinballLesson.names).toMatchObject({ Pinball_board: "B5:G13" });
  });

  test("without the board's cells, or with cells that the tiles do not fill evenly, there is no marker", () => {
    const { board, ...rest } = PINBALL;
    expect(played(pinball, rest).marker).toBeUndefined();
    expect(played(pinball, { ...rest, board: board.slice(1) }).marker).toBeUndefined();
  });
});

describe("knights", () => {
  const play = played(knights, KNIGHTS);

  test("they change places in forty moves", () => {
    expect(play.lastStep).toBe(knightsFacts.shortest_moves);
    expectLawful(play);
    const white = Object.entries(arrangement(play, 40)).filter(([, knight]) => knight === "W");
    expect(white.map(([square]) => square).sort()).toEqual(["a2", "a4"]);
  });

  test("squares lie as on a chessboard, and the marker in their cells", () => {
    const { row, column } = play.board.positions[play.moves[4].to];
    expect(play.places[play.moves[4].to]).toBe(`${"abcd"[column]}${4 - row}`);
    expect(play.marker?.cells(5)).toEqual([{ row, column }]);
  });

  test("the moves in words; other knights go by their names", () => {
    expect(play.text(0)).toBe("the knights are at the start");
    expect(play.text(1)).toBe("the black knight jumps from a4 to c3");
    const numbered = { ...KNIGHTS, start: [["a2", 3]], goal: [["a4", 3]] };
    expect(played(knights, numbered).text(1)).toBe("knight 3 jumps from a2 to c3");
    const named = { ...numbered, moves: KNIGHTS.moves.map((move) => [...move, "hop"]) };
    expect(played(knights, named).text(2)).toBe("knight 3 jumps from c3 to a4 (hop)");
  });

  test("squares of other names lie around a circle, without a marker", () => {
    const rename = (cells: readonly (readonly unknown[])[]) =>
      cells.map((row) => row.map((cell) => (String(cell).length > 1 ? `square ${cell}` : String(cell))));
    const { board, moves, start, goal } = KNIGHTS;
    const renamed = played(knights, {
      board,
      moves: rename(moves),
      start: rename(start),
      goal: rename(goal),
    });
    expect(renamed.board.isPlaced).toBe(false);
    expect(renamed.marker).toBeUndefined();
    expect(renamed.lastStep).toBe(40);
  });
});

describe("the 15-puzzle", () => {
  const play = played(fifteen, fifteenFrom(NEARLY));

  test("tiles slide into their order", () => {
    expect(play.lastStep).toBe(3);
    expectLawful(play);
    expect(Object.entries(arrangement(play, 3)).every(([place, tile]) => place === tile)).toBe(true);
  });

  test("the moves in words, and the marker", () => {
    expect([0, 1, 2, 3].map(play.text)).toEqual([
      "the tiles are at the start",
      "tile 10 slides up, from 14 to 10",
      "tile 14 slides left, from 15 to 14",
      "tile 15 slides left, from 16 to 15",
    ]);
    expect([0, 1, 3].map((step) => play.marker?.cells(step))).toEqual([
      [{ row: 3, column: 1 }],
      [{ row: 2, column: 1 }],
      [{ row: 3, column: 2 }],
    ]);
  });

  test("the lesson names the ranges of its 15-puzzle", () => {
    const sheet = sheetOf(fifteenLesson);
    const named = (name: string) => valuesIn(sheet, FIFTEEN_NAMES[`Fifteen_${name}`]);
    expect(shown(named("moves"))).toEqual(fifteenFrom(NEARLY).moves);
    const goal = named("goal").map(([, tile], k) => [k + 1, tile]);
    expect(goal).toEqual(fifteenFrom(NEARLY).goal);
    expect(shown(named("start").map(([place]) => [place]))).toEqual(NEARLY.map((_, k) => [k + 1]));
    expect(named("start")[0][1]).toBe('=IF(OR(AD22="",J6=""),"",J6)');
    expect(named("board").flat()).toHaveLength(16);
  });

  test("two tiles exchanged: they are shown, and why they cannot be put right", () => {
    const exchanged = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0];
    const play = played(fifteen, fifteenFrom(exchanged));
    expect(play.impossible).toMatch(/^This is impossible by parity\./);
    expect([play.lastStep, play.text(0)]).toEqual([0, "the tiles are at the start"]);
    expect(arrangement(play, 0)).toMatchObject({ 14: "15", 15: "14" });
    expect(play.marker!.cells(0)).toEqual([]);
  });

  test("tiles in order have no move to make", () => {
    const sorted = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];
    const play = played(fifteen, fifteenFrom(sorted));
    expect([play.lastStep, play.impossible]).toEqual([0, undefined]);
    expect(play.byHand!.game.isSolved(play.byHand!.game.start)).toBe(true);
  });
});

describe("a graph of one's own", () => {
  const RING = {
    moves: [
      ["a", "b"],
      ["b", "c"],
      ["c", "a"],
    ],
    start: [["a", "x"]],
    goal: [["c", "x"]],
  };

  test("pieces go along its edges only", () => {
    const play = played(rearrange, RING);
    expectLawful(play);
    expect([1, 2].map(play.text)).toEqual(["x moves from a to b", "x moves from b to c"]);
    expect(play.board.isPlaced).toBe(false);
  });

  test("places lie where a table says, also between rows, and the marker in cells", () => {
    const places = [
      ["a", 1, 1],
      ["b", 1, 3],
      ["", "", ""],
      ["c", 2, 2],
      ["elsewhere", "x", "y"],
    ];
    const board = [
      ["", "", ""],
      ["", "", ""],
    ];
    const play = played(rearrange, { ...RING, places, board });
    expect(play.board).toEqual({
      rows: 2,
      columns: 3,
      positions: [
        { row: 0, column: 0 },
        { row: 0, column: 2 },
        { row: 1, column: 1 },
      ],
      isPlaced: true,
    });
    expect(play.marker?.cells(2)).toEqual([{ row: 1, column: 1 }]);
    const between = places.map(([place, row, column]) => [place, row === 2 ? 1.5 : row, column]);
    const halfway = played(rearrange, { ...RING, places: between, board });
    expect(halfway.board.positions[2]).toEqual({ row: 0.5, column: 1 });
    expect(halfway.marker).toBeUndefined();
  });

  test.each([
    [[["a", 1]], "places: there are 2 columns; expected three columns, place, row and column."],
    [[["a"]], "places: there is 1 column; expected three columns, place, row and column."],
    [[["a", 1, 1]], 'places: the place "b" is missing; expected all places of the moves.'],
    [[["a", "", 1]], "places, row 1, column 2: the row is blank; expected a number from 1 to 1000."],
    [[["a", 1, "far"]], 'places, row 1, column 3: the column is "far"; expected a number from 1 to 1000.'],
    [[["a", 1e9, 1]], "places, row 1, column 2: the row is 1000000000; expected a number from 1 to 1000."],
  ])("a table of places %j", (places, message) => {
    expect(() => played(rearrange, { ...RING, places })).toThrow(message);
  });

  test("too many places for a drawing", () => {
    const moves = Array.from({ length: 300 }, (_, k) => [k + 1, k + 2]);
    expect(() => played(rearrange, { moves, start: [[1, "x"]], goal: [[2, "x"]] })).toThrow(
      new NotPlayable("There are 301 places; a drawing shows at most 256 of them."),
    );
  });

  test("what REARRANGE would not read is told in its words", () => {
    expect(() => played(rearrange, { ...RING, start: [["z", "x"]] })).toThrow(
      'start, row 1, column 1: "z" is not among the moves; expected a place of the moves.',
    );
    expect(() => played(rearrange, { ...RING, goal: [["c", "y"]] })).toThrow(
      /^goal, row 1, column 2: the piece "y"/,
    );
  });

  test("no way to the goal", () => {
    const oneWay = { ...RING, moves: RING.moves.slice(0, 2), start: [["c", "x"]], goal: [["a", "x"]] };
    expect(played(rearrange, oneWay)).toMatchObject({
      lastStep: 0,
      impossible:
        'The piece "x" can never get from c to its goal: no moves lead there. Edges go one way; to go both ways, write "both ways" for rules.',
    });
  });
});
