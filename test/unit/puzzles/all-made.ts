import { STYLES } from "../../../src/lessons/styles";
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import type { Lesson, LessonValue } from "../../../src/lessons/lesson";
import type { Maker, MakerChoice, MakerValues } from "../../../src/lessons/maker";
import { MAKERS } from "../../../src/puzzles";
import { seededRandom } from "../../../src/steps/random";
import { exportsOf } from "./all-expected";
import type { ExpectedMaker } from "./expected-types";

/** The file that the folder of each maker's puzzle has. */
const FILE = "made.ts";

/** What is expected of the makers, in any order. */
export const EXPECTED_MAKERS: readonly ExpectedMaker[] = readdirSync(__dirname, {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => path.basename(file) === FILE)
  .map((file) => (exportsOf(path.join(__dirname, file)) as { readonly made: ExpectedMaker }).made);

const SIZES = ["smallest", "usual", "largest"] as const;
export type Size = (typeof SIZES)[number];

const NUMBERS = { smallest: "least", usual: "usual", largest: "most" } as const;
const valueAt = (choice: MakerChoice, size: Size) =>
  "least" in choice ? choice[NUMBERS[size]] : choice.usual;

export interface MadeSheet {
  readonly name: string;
  readonly maker: Maker;
  readonly values: MakerValues;
  /** If only numbers differ from what is usual. */
  readonly size?: Size;
}

const named = (maker: Maker, what: string, values: MakerValues, size?: Size): MadeSheet => ({
  name: `${maker.id}, ${what}`,
  maker,
  values,
  ...(size && { size }),
});

/** Each maker's sheets at the smallest, usual and largest size, and with each of its other options at the usual size. */
export const MADE_SHEETS: readonly MadeSheet[] = MAKERS.flatMap((maker) => {
  const at = (size: Size) =>
    Object.fromEntries(maker.choices.map((choice) => [choice.name, valueAt(choice, size)]));
  const others = maker.choices.flatMap((choice) =>
    "options" in choice
      ? choice.options
          .filter(({ value }) => value !== choice.usual)
          .map(({ value }) =>
            named(maker, `${choice.name}: ${value}`, { ...at("usual"), [choice.name]: value }),
          )
      : [],
  );
  return [...SIZES.map((size) => named(maker, size, at(size), size)), ...others];
});

/** The sheet with the example of a seed. */
export const sheetFor = ({ maker, values }: MadeSheet, seed = 1): Lesson =>
  maker.sheet(values, seededRandom(seed));

/** The yellow cells of the puzzle, block by block. */
export const yellowCells = ({ blocks }: Lesson): LessonValue[][][] =>
  blocks
    .filter(({ style, fill }) => (fill ?? STYLES[style].fill) === STYLES.input.fill && style !== "reply")
    .map(({ cells }) => cells.map((row) => [...row]));

/** A short text that is the same for the same values. */
export const hashOf = (values: unknown): string =>
  createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 12);
