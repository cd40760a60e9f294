import { i18n } from "../../language";
import { spill } from "../../lessons/blocks";
import { answerOf, textFormula } from "../../lessons/formula-text";
import type { LessonBlock, LessonValue } from "../../lessons/lesson";
import { at, isLit, solve, type Layout } from "./lesson-layout";

/** The board, the lamps to be pressed or, if there are none, a pattern that shows why, and the board after these presses. */
export function drawTop(layout: Layout, lamps: readonly (readonly LessonValue[])[]): LessonBlock[] {
  const { rows, columns, top, left, length } = layout;
  const heading = `=IF(ISNA(${length}),${textFormula(i18n.t("Why not: a quiet pattern"))},${textFormula(i18n.t("Press these"))})`;
  const after = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) => {
      const [lamp, press] = [at(top + row, left(0) + column), at(top + row, left(1) + column)];
      const beside = [at(top + row, left(1) + column - 1), at(top + row, left(1) + column + 1)].join();
      const above = `${at(top + row - 1, left(1) + column)}:${at(top + row + 1, left(1) + column)}`;
      const changed = `MOD(${isLit(lamp)}+SUM(${above},${beside}),2)`;
      return `=IF(ISNUMBER(${length}),IF(ISNUMBER(${press}),${changed},"#"),"")`;
    }),
  );
  return [
    { at: at(top - 1, left(0)), cells: [[i18n.t("The lamps")]], style: "heading" },
    { at: at(top, left(0)), cells: lamps, style: "boardInput" },
    {
      at: at(top + rows, left(0)),
      cells: [[i18n.t("1 is lit, blank is dark, # is none.")]],
      style: "small",
    },
    { at: at(top - 1, left(1)), cells: [[heading]], style: "heading" },
    spill(
      at(top, left(1)),
      `=IF(ISNA(${length}),${solve(layout, "quiet")},${solve(layout)})`,
      rows,
      columns,
      "boardFormula",
      "hidden",
    ),
    { at: at(top - 1, left(2)), cells: [[i18n.t("Afterwards")]], style: "heading" },
    { at: at(top, left(2)), cells: after, style: "boardFormula", solution: "hidden" },
  ];
}

/** The first quiet patterns, with the number of their lamps that are lit. */
export function drawPatterns(layout: Layout): LessonBlock[] {
  const { rows, columns, left, patterns, board, lamps, rank } = layout;
  const none = textFormula(
    i18n.t("No pattern of lamps is quiet on this board: whatever is lit can be switched off."),
  );
  const about = textFormula(
    i18n.t(
      "Each press changes an even number of lamps of a quiet pattern: a board can be solved if an even number is lit in all of them.",
    ),
  );
  const headings = [i18n.t("Quiet pattern 1"), i18n.t("Quiet pattern 2"), i18n.t("Quiet pattern 3: 1 + 2")];
  return [
    {
      at: at(patterns - 2, left(0)),
      cells: [[`=IF(ISNUMBER(${rank}),IF(${lamps}=${rank},${none},${about}),"")`]],
      style: "lead",
    },
    ...headings.flatMap((heading, index): LessonBlock[] => {
      const cells = layout.pattern(index);
      const lit = `SUMPRODUCT((${cells}=1)*${isLit(board)})`;
      const even = textFormula(i18n.t("{lit} lit: even", { lit: answerOf(lit) }));
      const odd = textFormula(i18n.t("{lit} lit: odd", { lit: answerOf(lit) }));
      return [
        { at: at(patterns - 1, left(index)), cells: [[heading]], style: "heading" },
        spill(
          at(patterns, left(index)),
          `=IFNA(${solve(layout, `quiet ${index + 1}`)},"")`,
          rows,
          columns,
          "boardFormula",
          "hidden",
        ),
        {
          at: at(patterns + rows, left(index)),
          cells: [[`=IF(COUNT(${cells})=0,"",IF(MOD(${lit},2)=1,${odd},${even}))`]],
          style: "question",
        },
      ];
    }),
  ];
}
