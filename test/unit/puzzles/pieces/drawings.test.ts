import { fifteen, knights, pinball, rearrange } from "../../../../src/puzzles/pieces/play";
import { boardGraph, freeGraph } from "../../../../src/puzzles/pieces/drawings/graph";
import { knightsBoard } from "../../../../src/puzzles/pieces/drawings/knights-board";
import { pinballBoard } from "../../../../src/puzzles/pieces/drawings/pinball-board";
import { tilesBoard } from "../../../../src/puzzles/pieces/drawings/tiles-board";
import { fifteenFrom, KNIGHTS, NEARLY, PINBALL } from "./play-puzzles";
import { played } from "../../playing/played";
import { rendered } from "../rendered";

const plays = {
  pinball: played(pinball, PINBALL),
  knights: played(knights, KNIGHTS),
  fifteen: played(fifteen, fifteenFrom(NEARLY)),
};

const DRAWN = [
  ["pinball's board", pinballBoard, plays.pinball],
  ["pinball's graph", boardGraph, plays.pinball],
  ["the knights' board", knightsBoard, plays.knights],
  ["the knights' graph", freeGraph, plays.knights],
  ["the board of the 15-puzzle", tilesBoard, plays.fifteen],
  ["the graph of the 15-puzzle", boardGraph, plays.fifteen],
] as const;

describe.each(DRAWN)("%s", (_name, drawing, play) => {
  test("the piece that moves is halfway between its places halfway through the move, the others rest", () => {
    play.moves.forEach(({ piece }, step) => {
      const [before, within, after] = [step, step + 0.5, step + 1].map((at) => rendered(drawing, play, at));
      play.pieces.forEach((_piece, k) => {
        const part = `piece-${k + 1}`;
        const [from, to] = [before.at(part), after.at(part)];
        if (k !== piece) expect([within.at(part), to]).toEqual([from, from]);
        else {
          expect(from).not.toEqual(to);
          within
            .at(part)
            .forEach((middle, axis) => expect(middle).toBeCloseTo((from[axis] + to[axis]) / 2, 1));
        }
      });
    });
  });

  test("pieces at one place are drawn at one point, at different places at different points", () => {
    const points = new Map<number, string>();
    for (let step = 0; step <= play.lastStep; step++) {
      const picture = rendered(drawing, play, step);
      play.placesAfter(step).forEach((place, k) => {
        const point = String(picture.at(`piece-${k + 1}`));
        expect(points.get(place) ?? point).toBe(point);
        points.set(place, point);
      });
    }
    expect(new Set(points.values()).size).toBe(points.size);
  });

  test("its numbers are numbers, within its view, also beyond the ends", () => {
    for (const position of [-1, 0, 1.3, play.lastStep, play.lastStep + 1]) {
      const picture = rendered(drawing, play, position);
      expect(picture.faults).toEqual([]);
      const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(picture.svg)!;
      play.pieces.forEach((_piece, k) => {
        const [x, y] = picture.at(`piece-${k + 1}`);
        expect(x > 0 && x < Number(width) && y > 0 && y < Number(height)).toBe(true);
      });
    }
    expect(rendered(drawing, play, -1).state).toBe(rendered(drawing, play, 0).state);
  });

  test("texts are large enough in a narrow pane", () => {
    expect(Math.min(...rendered(drawing, play, 0).textSizes)).toBeGreaterThanOrEqual(8);
  });

  test("its words name the piece at each place", () => {
    const words = drawing.describe(play, 1);
    expect(words).toContain(`After 1 of ${play.lastStep} moves.`);
    play.pieces.forEach((piece, k) => {
      expect(words).toMatch(new RegExp(` ${play.places[play.placesAfter(1)[k]]}: [a-z ]*${piece}[,.]`));
    });
  });
});

test("a drawing says its state: the piece at each place", () => {
  const { state } = rendered(pinballBoard, plays.pinball, 1);
  expect(state).toBe("1:4 2:1 3:8 4:– 5:6 6:2 7:9 8:7 9:3");
  expect(rendered(boardGraph, plays.pinball, 1.6).state).toBe(state);
  expect(rendered(tilesBoard, plays.fifteen, 3).state).toMatch(/^1:1 2:2 .*15:15 16:–$/);
});

test("the flipper that strikes is up while the ball flies, and all are down at rest", () => {
  const angle = (position: number, part: string) =>
    Number(/rotate\((-?[\d.]+)\)/.exec(rendered(pinballBoard, plays.pinball, position).part(part))![1]);
  expect(plays.pinball.moves[0].name).toBe("right 1R");
  expect(angle(0.4, "flipper-4-right")).toBeGreaterThan(20);
  expect(angle(0.4, "flipper-4-left")).toBe(0);
  expect([0, 1].map((at) => angle(at, "flipper-4-right"))).toEqual([0, 0]);
  const labels = rendered(pinballBoard, plays.pinball, 0).texts;
  expect(labels).toEqual(expect.arrayContaining(["3R", "1L", "3L", "1R"]));
});

test("the empty place goes against the ball, and its arrows are those of the article's third figure", () => {
  const [start, within, end] = [0, 0.5, 1].map((at) => rendered(boardGraph, plays.pinball, at).at("space"));
  expect(start).toEqual(rendered(boardGraph, plays.pinball, 1).at("piece-4"));
  expect(end).toEqual(rendered(boardGraph, plays.pinball, 0).at("piece-4"));
  expect(within[0]).toBeCloseTo((start[0] + end[0]) / 2, 1);
  expect(rendered(boardGraph, plays.pinball, 0).texts).toContain(
    "The arrows show where the empty place can go.",
  );
});

test("the graph of moves that go both ways has no arrows; that of pieces that go one way has theirs", () => {
  expect(rendered(freeGraph, plays.knights, 0).svg).not.toContain("The arrows");
  const oneWay = played(rearrange, {
    moves: [
      ["a", "b"],
      ["b", "c"],
    ],
    start: [["a", "x"]],
    goal: [["c", "x"]],
  });
  expect(rendered(boardGraph, oneWay, 0).texts).toContain("The arrows are the moves of the pieces.");
});

test("names of pieces and places that are long, or look like markup, are shown as text", () => {
  const [place, piece] = ['<script>alert("1")</script>', "__proto__"];
  const play = played(rearrange, { moves: [[place, "b"]], start: [[place, piece]], goal: [["b", piece]] });
  for (const drawing of [boardGraph, freeGraph, pinballBoard, knightsBoard, tilesBoard]) {
    const picture = rendered(drawing, play, 0);
    expect(picture.svg).not.toContain("<script");
    expect(picture.faults).toEqual([]);
    expect(picture.state).toBe(`${place}:${piece} b:–`);
  }
});

test("what a board's range has beyond its places takes no room", () => {
  const play = plays.fifteen;
  const { board } = play;
  const moved = board.positions.map(({ row, column }) => ({ row: row + 2, column: column + 1 }));
  const wider = { ...play, board: { ...board, rows: 7, columns: 6, positions: moved } };
  const places = (of: typeof play) =>
    rendered(tilesBoard, of, 0).svg.match(/viewBox="[^"]*"|<rect data-spot[^>]*>/g);
  expect(places(wider)).toEqual(places(play));
});
