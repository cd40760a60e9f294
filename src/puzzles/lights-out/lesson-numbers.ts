import { i18n } from "../../language";
import { firstProblem, type InputCheck } from "../../lessons/checks";
import { answerOf, textFormula } from "../../lessons/formula-text";
import type { LessonBlock } from "../../lessons/lesson";
import { ifShown } from "../../lessons/solutions";
import { at, isLit, isNone, solve, type Layout } from "./lesson-layout";

type NumberRow = readonly [text: string, formula: string];

/** The numbers of the board, and of all boards of its shape. */
export function drawNumbers(layout: Layout): LessonBlock[] {
  const { board, top, numbers, lamps, rank } = layout;
  const free = `2^(${lamps}-${rank})`;
  const solvable = i18n.t("{solvable} of {all}", {
    solvable: answerOf(`"2^"&${rank}`),
    all: answerOf(`"2^"&${lamps}`),
  });
  const general: readonly NumberRow[] = [
    [i18n.t("Lamps"), `=SUMPRODUCT(1-${isNone(board)})`],
    [i18n.t("Rank: independent presses"), `=${solve(layout, "rank")}`],
    [i18n.t("Quiet patterns, with the empty one"), `=${free}`],
    [i18n.t("Boards that can be solved"), `=${textFormula(solvable)}`],
  ];
  const own: readonly NumberRow[] = [
    [i18n.t("Fewest presses"), `=${solve(layout, "length")}`],
    [i18n.t("Ways to press"), `=${solve(layout, "count")}`],
  ];
  return [
    { at: at(top - 1, numbers), cells: [[i18n.t("In numbers")]], style: "heading" },
    { at: at(top, numbers), cells: [...general, ...own].map(([text]) => [text]), style: "question" },
    { at: at(top, numbers + 1), cells: general.map(([, formula]) => [formula]), style: "formula" },
    {
      at: at(top + general.length, numbers + 1),
      cells: own.map(([, formula]) => [formula]),
      style: "formula",
      solution: "only errors",
    },
  ];
}

function checksOf({ board }: Layout): readonly InputCheck[] {
  return [
    {
      cells: board,
      wrong: `${isNone(board)}*(SUMPRODUCT(1-${isNone(board)})=0)`,
      problem: () => i18n.t("No cell has a lamp. Type 1 for a lit one, 0 for a dark one."),
    },
  ];
}

/** How many presses switch all lamps off, or why none do, or what is wrong; or, while the switch `solutions` hides these, only whether some do. */
export function verdict(layout: Layout, solutions?: string): string {
  const { length, note, presses, board } = layout;
  const count = answerOf(length);
  const fewest = textFormula(
    i18n.t("Presses that switch all lamps off: {count}. No fewer presses do.", { count }),
  );
  const some = textFormula(
    i18n.t("Presses that switch all lamps off: {count}. Perhaps fewer presses do.", { count }),
  );
  const odd = answerOf(`SUMPRODUCT((${presses}=1)*${isLit(board)})`);
  const none = textFormula(
    i18n.t(
      "No solution: each press changes an even number of the red lamps, but {odd} of these are lit, an odd number.",
      { odd },
    ),
  );
  const dark = textFormula(i18n.t("No lamp is lit. Type 1 for each lamp that shall be lit at the start."));
  const solvable = `IF(ISNUMBER(${length}),IF(${length}=0,${dark},IF(${note}="",${fewest},${some})),IF(ISNA(${length}),${none},"…"))`;
  const [can, cannot] = [
    i18n.t("All lamps can be switched off."),
    i18n.t("No presses switch all lamps off."),
  ].map((words) => textFormula(words));
  const whether = `IF(ISNA(${length}),${cannot},IF(ISERROR(${length}),"…",${can}))`;
  return `=${firstProblem(checksOf(layout), ifShown(solutions, solvable, whether))}`;
}
