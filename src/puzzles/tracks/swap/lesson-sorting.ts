import { i18n } from "../../../language";
import { textFormula } from "../../../lessons/formula-text";
import { cells, fields, formula } from "../../../lessons/items";
import { beside, type Area, type Item } from "../../../lessons/layout";
import type { Guard } from "../../groups/lesson-word";
import { BOXES } from "./lesson-rules";

const STEPS = BOXES - 1;

/** A formula for the box of an object, after so many of the steps below. */
function boxAfter(object: number, step: number, contents: string): string {
  if (step === 0) return `MATCH(${object},${contents},0)`;
  const before = boxAfter(object, step - 1, contents);
  return `IF(${before}=${step},${boxAfter(step, step - 1, contents)},${before})`;
}

/**
 * A formula for the swaps of all steps, one after the other. It does not read the steps, which may be hidden.
 *
 * @param count a formula for the number of boxes
 */
function allSwaps(contents: Area, count: string): string {
  const swaps = Array.from({ length: STEPS }, (_, k) => {
    const box = boxAfter(k + 1, k, contents.fixed);
    return `IF(${k + 1}>${count},"",IF(${box}=${k + 1},"","(${k + 1} "&${box}&")"))`;
  });
  return swaps.join("&");
}

/**
 * Step k brings object k home: it changes places with the one in box k. The swaps, one after the other, are the permutation that takes each
 * object from its box to its own. The contents of the boxes after the steps are called `steps`.
 */
export function sortingSteps(contents: Area, steps: Area, count: string, ifRight: Guard): Item {
  const boxes = Array.from({ length: BOXES }, (_, k) => k + 1);
  const rows = boxes.slice(0, STEPS).map((object) => {
    const before = object === 1 ? contents : steps.row(object - 2);
    const box = (number: number) => before.cell(0, number - 1);
    const found = `MATCH(${object},${before},0)`;
    const isOver = `${object}>${count}`;
    return {
      swap: ifRight(`IF(${isOver},"",IF(${found}=${object},"","(${object} "&${found}&")"))`),
      contents: boxes.map((number) =>
        ifRight(
          number === object
            ? `IF(${isOver},"",${object})`
            : `IF(${number}>${count},"",IF(${isOver},${box(number)},IF(${found}=${number},${box(object)},${box(number)})))`,
        ),
      ),
    };
  });
  return beside(
    cells(
      rows.map(({ swap }) => [swap]),
      "sideLabel",
    ),
    {
      steps: cells(
        rows.map((row) => row.contents),
        "boardFormula",
      ),
    },
  );
}

/** The cells of what the swaps tell. */
interface SortingFacts {
  readonly contents: Area;
  readonly permutation: Area;
  readonly cycles: Area;
}

/** The swaps as one permutation, and what its cycles say. */
export function sortingFacts(
  { contents, permutation: { first }, cycles }: SortingFacts,
  count: string,
  ifRight: Guard,
): Item {
  const permutation = first.fixed;
  const isEven = `PUZZLE.CYCLEPARITY(${permutation})="even"`;
  const [even, odd] = [i18n.t("even"), i18n.t("odd")].map((text) => textFormula(text));
  const given = (value: string) => formula(ifRight(value), { across: BOXES });
  const hidden = (value: string) => formula(ifRight(value), { across: BOXES, solution: "hidden" });
  // In a cycle, there is a space less than boxes.
  const spaces = `LEN(${permutation})-LEN(SUBSTITUTE(${permutation}," ",""))`;
  return fields(
    [
      i18n.t("Each object to its box, in cycles"),
      { permutation: given(`PUZZLE.SIMPLIFYCYCLES("()"&${allSwaps(contents, count)})`) },
    ],
    [i18n.t("Cycles, also of one box"), { cycles: hidden(`${count}-(${spaces})`) }],
    [i18n.t("Fewest swaps of any two: boxes − cycles"), hidden(`${count}-${cycles.first.fixed}`)],
    [i18n.t("The permutation is"), hidden(`IF(${isEven},${even},${odd})`)],
    [i18n.t("Where the objects are now"), { start: given(`PUZZLE.INVERTCYCLES(${permutation})`) }],
  );
}
