import { cellAddress } from "../grid/addresses";
import { i18n } from "../language";
import type { Exercise } from "../exercises/exercise";
import { TOPICS } from "../exercises/topics";
import type { Lesson } from "../lessons/lesson";
import { codeOf, type Assignment } from "./assignment";

/** Widths in characters. */
const NUMBER_WIDTH = 8;
const LEAST_WIDTH = 12;
const MOST_WIDTH = 40;

const HEAD_ROW = 3;

/** The teacher's sheet: the answers to all questions, a row for each student's sheet. */
export function keySheet(variants: readonly (readonly Exercise[])[], assignment: Assignment): Lesson {
  const first = variants[0]!;
  const title = i18n.t("Key to the exercises");
  const numbers = first.map((_exercise, k) => k + 1);
  const longest = (k: number) => Math.max(...variants.map((exercises) => exercises[k]!.answer.length));
  const widths = first.map((_exercise, k) => Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, longest(k) + 2)));
  return {
    id: "exercises",
    title,
    summary: "",
    source: "",
    picture: [],
    sheetName: title,
    columnWidths: [NUMBER_WIDTH, ...widths],
    blocks: [
      { at: "A1", cells: [[title]], style: "title" },
      {
        at: "A2",
        cells: [
          [
            i18n.t(
              "One right answer to each question. Other right answers count, too, when Puzzlebook marks.",
            ),
          ],
        ],
        style: "lead",
      },
      {
        at: cellAddress(HEAD_ROW, 0),
        cells: [
          [i18n.t("Number"), ...numbers],
          ["", ...first.map(({ topic }) => TOPICS.find(({ id }) => id === topic)!.title())],
        ],
        style: "answerHeads",
      },
      {
        at: cellAddress(HEAD_ROW + 2, 0),
        cells: variants.map((exercises, k) => [k + 1, ...exercises.map(({ answer }) => answer)]),
        style: "label",
      },
      {
        at: cellAddress(HEAD_ROW + 2 + variants.length + 1, 0),
        cells: [[codeOf(assignment)]],
        style: "small",
      },
    ],
    paints: [],
    frames: [],
    notes: [],
    select: "A1",
  };
}
