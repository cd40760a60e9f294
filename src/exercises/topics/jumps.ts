import { i18n } from "../../language";
import { jumpBoard } from "../../puzzles/schonbrunn/kind";
import { anyBoard } from "../../puzzles/schonbrunn/random-board";
import { finished } from "../../steps";
import type { Random } from "../../steps/random";
import { bothWays, type Exercise, type Topic } from "../exercise";
import { numberAnswer, numberCheck } from "../number-answers";
import { wayAnswer, type Tile } from "../way-answers";

/** The size of a board, the fewest jumps to its goal, and what is asked for. */
interface Shape {
  readonly rows: number;
  readonly columns: number;
  readonly jumps: number;
  readonly asked: "jumps" | "way";
}

const BOTH = ["jumps", "way"] as const;

/** Boards whose numbers say how far to jump. */
export const jumps: Topic<Shape> = {
  id: "jumps",
  title: () => i18n.t("Jump boards"),
  shapes: {
    easy: bothWays(BOTH, { rows: 3, columns: 4, jumps: 4 }),
    medium: bothWays(BOTH, { rows: 4, columns: 4, jumps: 5 }, { rows: 4, columns: 5, jumps: 6 }),
    hard: bothWays(BOTH, { rows: 5, columns: 5, jumps: 7 }, { rows: 5, columns: 6, jumps: 8 }),
  },
  make({ rows, columns, jumps: fewest, asked }, random): Exercise {
    const { tiles, start, way } = boardWith(fewest, rows, columns, random);
    const [row, column] = start;
    if (asked === "way") {
      return {
        topic: "jumps",
        question: i18n.t(
          "Find a way from the tile in row {row}, column {column} to the 0. The number of a tile says how far to jump from there, to the right, left, up or down; no tile twice.",
          { row, column },
        ),
        given: tiles,
        ...wayAnswer(tiles, way),
      };
    }
    const why = (said: number) =>
      said > fewest ? i18n.t("There is a shorter route.") : i18n.t("No route is so short.");
    return {
      topic: "jumps",
      question: i18n.t(
        "How few jumps lead from the tile in row {row}, column {column} to the 0? The number of a tile says how far to jump from there, to the right, left, up or down.",
        { row, column },
      ),
      given: tiles,
      check: (answer, _at, all) =>
        numberCheck(answer, `PUZZLE.SOLVEMAZE(${all},{${row},${column}},,"jump","length")`),
      ...numberAnswer(fewest, why),
    };
  },
};

/** A board whose shortest way has so many jumps. */
function boardWith(fewest: number, rows: number, columns: number, random: Random) {
  for (;;) {
    const { tiles: signed, start } = anyBoard(rows, columns, random);
    const tiles = signed.map((numbers) => numbers.map(Math.abs));
    const puzzle = finished(jumpBoard.read({ maze: tiles, start: [start], goal: [[""]], rules: ["jump"] }));
    const result = finished(puzzle.solve());
    if (!("way" in result) || result.way.length - 1 !== fewest) continue;
    return { tiles, start, way: result.way.map((state) => puzzle.show(state) as unknown as Tile) };
  }
}
