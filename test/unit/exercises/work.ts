import type { Difficulty, Exercise, TopicId } from "../../../src/exercises/exercise";
import { groupOf } from "../../../src/exercises/random-groups";
import { tilesOf } from "../../../src/exercises/way-answers";
import { parseCycles } from "../../../src/permutations/notation";
import { parsePath } from "../../../src/permutations/paths";
import { walkedMaze } from "../../../src/puzzles/mazes/kind";
import { finished } from "../../../src/steps";

/** How much work exercises of a topic are. */
interface Work {
  /** Measured on the exercise itself. */
  of(exercise: Exercise): number;
  /** The least and the most of a difficulty. */
  readonly bands: Readonly<Record<Difficulty, readonly [least: number, most: number]>>;
}

/** How many points the cycles of a text have, each as often as it is written. */
const pointsIn = (cycles: string | number) => parseCycles(String(cycles)).flat().length;

/** The points that the factors move, in an exercise on one product. */
const pointsGiven = ({ given }: Exercise) => pointsIn(given[0][0]);

const elementsOf = (generators: readonly (string | number)[]) =>
  Number(groupOf(generators.map(String)).group.order);

export const WORK: Readonly<Record<TopicId, Work>> = {
  products: { of: pointsGiven, bands: { easy: [6, 7], medium: [9, 10], hard: [12, 14] } },
  inverses: { of: pointsGiven, bands: { easy: [5, 6], medium: [7, 8], hard: [10, 11] } },
  powers: {
    /** The points that move, times the binary digits of the exponent. */
    of({ given: [[cycles, exponent]] }) {
      return pointsIn(cycles) * Math.abs(Number(exponent)).toString(2).length;
    },
    bands: { easy: [10, 14], medium: [21, 21], hard: [48, 54] },
  },
  order: { of: pointsGiven, bands: { easy: [6, 7], medium: [8, 9], hard: [12, 14] } },
  parity: { of: pointsGiven, bands: { easy: [6, 7], medium: [9, 9], hard: [12, 14] } },
  "one-line": {
    /** The points that move. */
    of: ({ given: [row] }) =>
      row.length === 1 ? pointsIn(row[0]) : row.filter((image, k) => image !== k + 1).length,
    bands: { easy: [5, 6], medium: [7, 8], hard: [9, 9] },
  },
  paths: {
    /** The moves of the empty space. */
    of: ({ given }) => parsePath(String(given[0][0])).length - 1,
    bands: { easy: [5, 6], medium: [8, 9], hard: [13, 14] },
  },
  conjugacy: {
    /** The points that x moves. */
    of: ({ given }) => pointsIn(given[0][1]),
    bands: { easy: [5, 5], medium: [6, 6], hard: [7, 7] },
  },
  words: {
    /** The letters of the word, or of a shortest word. */
    of({ given, answer }) {
      const last = String(given.at(-1)![1]);
      return (last.startsWith("(") ? answer : last).replace(/'/g, "").length;
    },
    bands: { easy: [2, 2], medium: [3, 3], hard: [4, 4] },
  },
  mazes: {
    /** The moves of the shortest way. */
    of({ given: maze }) {
      const puzzle = finished(walkedMaze.read({ maze, start: [[""]], goal: [[""]], rules: ["walk"] }));
      const result = finished(puzzle.solve());
      return "way" in result ? result.way.length - 1 : -1;
    },
    bands: { easy: [9, 14], medium: [16, 24], hard: [25, 36] },
  },
  jumps: {
    /** The fewest jumps: those of the answer, or of the way that is given as the answer, which is a shortest one. */
    of: ({ answer }) => (answer.includes(" ") ? tilesOf(answer).length - 1 : Number(answer)),
    bands: { easy: [4, 4], medium: [5, 6], hard: [7, 8] },
  },
  subgroups: {
    /** The elements. */
    of: ({ given }) => given[0].length,
    bands: { easy: [4, 4], medium: [6, 6], hard: [8, 8] },
  },
  cosets: {
    /** The elements of the subgroup. */
    of: ({ given }) => String(given[0][1]).split(", ").length,
    bands: { easy: [2, 2], medium: [3, 3], hard: [4, 4] },
  },
  "element-orders": {
    of: ({ given }) => elementsOf(given.map(([cycles]) => cycles)),
    bands: { easy: [4, 6], medium: [8, 12], hard: [12, 24] },
  },
  normal: {
    of: ({ given }) => elementsOf(given.filter(([letter]) => letter === "G").map(([, cycles]) => cycles)),
    bands: { easy: [6, 12], medium: [8, 10], hard: [12, 24] },
  },
  homomorphisms: {
    of: ({ given }) => elementsOf(given.map(([cycles]) => cycles)),
    bands: { easy: [4, 6], medium: [8, 12], hard: [24, 120] },
  },
};
