import { i18n } from "../../language";
import { walkedMaze } from "../../puzzles/mazes/kind";
import { randomMaze } from "../../puzzles/mazes/random-maze";
import type { GridPuzzle } from "../../puzzles/puzzle-kind";
import { finished } from "../../steps";
import type { Random } from "../../steps/random";
import type { Exercise, Given, Topic } from "../exercise";
import { numberAnswer, numberCheck } from "../number-answers";

type Range = readonly [least: number, most: number];

/** The size of a maze, the moves of its shortest way, and how many such ways it may have if these are asked for. */
interface Shape {
  readonly rows: number;
  readonly columns: number;
  readonly moves: Range;
  readonly ways?: Range;
}

/** Mazes that are walked cell by cell: the fewest moves, or how many ways have so few. */
export const mazes: Topic<Shape> = {
  id: "mazes",
  title: () => i18n.t("Mazes"),
  shapes: {
    easy: [
      { rows: 5, columns: 5, moves: [12, 14] },
      { rows: 5, columns: 6, moves: [9, 11], ways: [2, 6] },
    ],
    medium: [
      { rows: 7, columns: 7, moves: [20, 24] },
      { rows: 9, columns: 9, moves: [16, 20], ways: [3, 12] },
    ],
    hard: [
      { rows: 9, columns: 10, moves: [30, 36] },
      { rows: 13, columns: 14, moves: [25, 29], ways: [4, 30] },
    ],
  },
  make: (shape, random) =>
    shape.ways ? waysExercise(shape, shape.ways, random) : movesExercise(shape, random),
};

const isIn = (value: number, [least, most]: Range) => value >= least && value <= most;

function movesExercise({ rows, columns, moves }: Shape, random: Random): Exercise {
  let given: string[][];
  let fewest: number;
  do {
    given = finished(randomMaze(rows, columns, { rows: false, columns: false }, random));
    fewest = fewestMoves(puzzleOf(given));
  } while (!isIn(fewest, moves));
  const why = (said: number) =>
    said === fewest + 1
      ? i18n.t("Those are the cells on the route, with the start. Count the moves between them.")
      : said > fewest
        ? i18n.t("There is a shorter route.")
        : i18n.t("No route is so short.");
  return {
    topic: "mazes",
    question: i18n.t(
      "How many moves has the shortest way from S to G? A move goes to the next cell to the right, left, up or down; # is a wall.",
    ),
    given,
    check: (answer, _at, all) => numberCheck(answer, `PUZZLE.SOLVEMAZE(${all},,,"walk","length")`),
    ...numberAnswer(fewest, why),
  };
}

/** One cell in so many is a wall. */
const WALLS = 0.3;

function waysExercise({ rows, columns, moves }: Shape, ways: Range, random: Random): Exercise {
  const size = rows * columns;
  const mark = (cell: number) => (cell === 0 ? "S" : cell === size - 1 ? "G" : random() < WALLS ? "#" : "");
  for (;;) {
    const given = Array.from({ length: rows }, (_row, row) =>
      Array.from({ length: columns }, (_cell, column) => mark(row * columns + column)),
    );
    const puzzle = puzzleOf(given);
    if (!isIn(fewestMoves(puzzle), moves)) continue;
    const count = Number(finished(puzzle.count()));
    if (!isIn(count, ways)) continue;
    return {
      topic: "mazes",
      question: i18n.t(
        "How many different ways from S to G have the fewest moves? A move goes to the next cell to the right, left, up or down; # is a wall.",
      ),
      given,
      check: (answer, _at, all) => numberCheck(answer, `PUZZLE.SOLVEMAZE(${all},,,"walk","count")`),
      ...numberAnswer(count),
    };
  }
}

const puzzleOf = (maze: Given): GridPuzzle =>
  finished(walkedMaze.read({ maze, start: [[""]], goal: [[""]], rules: ["walk"] }));

/** The moves of the shortest way, or −1 if there is none. */
function fewestMoves(puzzle: GridPuzzle): number {
  const result = finished(puzzle.solve());
  return "way" in result ? result.way.length - 1 : -1;
}
