import { columnLetters } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { textFormula } from "../../../lessons/formula-text";
import type { LessonBlock } from "../../../lessons/lesson";
import type { Guard } from "../../groups/lesson-word";
import { BOXES } from "./lesson-rules";

/** The boxes' contents, and one row for each object that is brought home. Columns count from 0, rows from 1. */
export interface Sorting {
  readonly column: number;
  /** The row with the contents of the boxes, and the first of the steps. */
  readonly contentsRow: number;
  readonly firstRow: number;
  /** The first row of what the swaps tell. */
  readonly factsRow: number;
  /** The column of the swaps. */
  readonly swaps: string;
  /** A formula for the number of boxes. */
  readonly count: string;
  /** Content of a cell that stays blank while something is wrong. */
  readonly guard: Guard;
}

const STEPS = BOXES - 1;

/** A formula for the box of an object, after so many of the steps below. */
function boxAfter(object: number, step: number, contents: string): string {
  if (step === 0) return `MATCH(${object},${contents},0)`;
  const before = boxAfter(object, step - 1, contents);
  return `IF(${before}=${step},${boxAfter(step, step - 1, contents)},${before})`;
}

/** A formula for the swaps of all steps, one after the other. It does not read the steps, which may be hidden. */
function allSwaps({ column, contentsRow, count }: Sorting): string {
  const letters = [0, BOXES - 1].map((offset) => `$${columnLetters(column + offset)}$${contentsRow}`);
  const swaps = Array.from({ length: STEPS }, (_, k) => {
    const box = boxAfter(k + 1, k, letters.join(":"));
    return `IF(${k + 1}>${count},"",IF(${box}=${k + 1},"","(${k + 1} "&${box}&")"))`;
  });
  return swaps.join("&");
}

/**
 * Step k brings object k home: it changes places with the one in box k. The swaps, one after the other, are the permutation that takes each
 * object from its box to its own.
 */
export function sortingSteps(sorting: Sorting): LessonBlock[] {
  const { column, contentsRow, firstRow, swaps, count, guard } = sorting;
  const box = (number: number, row: number) => `${columnLetters(column + number - 1)}${row}`;
  const boxes = Array.from({ length: BOXES }, (_, k) => k + 1);
  const steps = boxes.slice(0, STEPS).map((object) => {
    const row = firstRow + object - 1;
    const before = object === 1 ? contentsRow : row - 1;
    const found = `MATCH(${object},${box(1, before)}:${box(BOXES, before)},0)`;
    const isOver = `${object}>${count}`;
    return {
      swap: guard(`IF(${isOver},"",IF(${found}=${object},"","(${object} "&${found}&")"))`),
      contents: boxes.map((number) =>
        guard(
          number === object
            ? `IF(${isOver},"",${object})`
            : `IF(${number}>${count},"",IF(${isOver},${box(number, before)},IF(${found}=${number},${box(object, before)},${box(number, before)})))`,
        ),
      ),
    };
  });
  return [
    { at: `${swaps}${firstRow}`, cells: steps.map(({ swap }) => [swap]), style: "sideLabel" },
    { at: box(1, firstRow), cells: steps.map(({ contents }) => contents), style: "boardFormula" },
  ];
}

/** Cells in formulas: the swaps as one permutation, the number of its cycles, and its inverse. */
export function factCells({ column, factsRow }: Sorting) {
  const cell = (fact: number) => `$${columnLetters(column)}$${factsRow + fact}`;
  return { permutation: cell(0), cycles: cell(1), start: cell(4) };
}

/** The swaps as one permutation, and what its cycles say. */
export function sortingFacts(sorting: Sorting): LessonBlock[] {
  const { column, factsRow, swaps, count, guard } = sorting;
  const { permutation, cycles } = factCells(sorting);
  /** The permutation itself and where the objects are give nothing away. */
  const given = [0, 4];
  const isEven = `PUZZLE.CYCLEPARITY(${permutation})="even"`;
  const rows: readonly (readonly [title: string, formula: string])[] = [
    [i18n.t("Each object to its box, in cycles"), `PUZZLE.SIMPLIFYCYCLES("()"&${allSwaps(sorting)})`],
    [
      i18n.t("Cycles, with those of one box"),
      // In a cycle, there is a space less than boxes.
      `${count}-(LEN(${permutation})-LEN(SUBSTITUTE(${permutation}," ","")))`,
    ],
    [i18n.t("Fewest swaps of any two: boxes − cycles"), `${count}-${cycles}`],
    [
      i18n.t("The permutation is"),
      `IF(${isEven},${textFormula(i18n.t("even"))},${textFormula(i18n.t("odd"))})`,
    ],
    [i18n.t("Where the objects are now"), `PUZZLE.INVERTCYCLES(${permutation})`],
  ];
  return [
    { at: `${swaps}${factsRow}`, cells: rows.map(([title]) => [title]), style: "question" },
    ...rows.map(([, formula], k): LessonBlock => ({
      at: `${columnLetters(column)}${factsRow + k}`,
      cells: [[guard(formula)]],
      style: "formula",
      across: BOXES,
      ...(!given.includes(k) && { solution: "hidden" }),
    })),
  ];
}
