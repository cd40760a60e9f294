import { i18n } from "../../language";
import { is, isEvenWord, type ThreeQuestions } from "../../lessons/exercise";
import type { JumpLayout } from "./lesson-layout";
import { solve } from "./lesson-ways";

/** The questions of the lesson on a board of jumps. */
export function jumpQuestions(layout: JumpLayout): ThreeQuestions {
  const { tiles } = layout;
  const goal = (part: "ROW" | "COLUMN") => `SUMPRODUCT((${tiles}=0)*${part}(${tiles}))`;
  /** A tile leads to the goal along a line if it stands as far from it as its number says. */
  const leads = (along: "ROW" | "COLUMN", across: "ROW" | "COLUMN") =>
    `(${across}(${tiles})=${goal(across)})*(ABS(${along}(${tiles})-${goal(along)})=ABS(${tiles}))`;
  return [
    {
      text: i18n.t("How many tiles lead to the 0 at once?"),
      isRight: is(`SUMPRODUCT((${tiles}<>0)*(${leads("ROW", "COLUMN")}+${leads("COLUMN", "ROW")}))`),
    },
    {
      text: i18n.t("Are the sums of the ways even or odd?"),
      isRight: isEvenWord(`ISEVEN(${solve(layout, '"jump"', "sum")})`),
    },
    {
      text: i18n.t("How many ways have the sum 0?"),
      isRight: is(solve(layout, '"jump zero"', "count")),
    },
  ];
}
