import { firstOf } from "../../grid/addresses";
import { i18n } from "../../language";
import type { LessonSheet } from "../../lessons/lesson";
import type { KeyLayout } from "./lesson-layout";

/** What the functions on the sheet of a key and its disk do. */
export const keyNotes = ({
  beside,
  mazeAt,
  mazeRow,
  deadEndsRow,
  places,
  turns,
}: KeyLayout): LessonSheet["notes"] => [
  {
    at: firstOf(mazeAt(mazeRow)),
    text: i18n.t(
      "KEYMAZE puts 1 where the tooth above fits through the cut above and the tooth below through the cut on the other side of the disk. A row is a turn of the disk, a column is a place on the key.",
    ),
  },
  {
    at: `${beside(1)}${mazeRow}`,
    text: i18n.t(
      "SOLVEMAZE walks from turn 1, place 1 to turn 1, place {places}. After turn {turns} comes turn 1 again, so the rows go round: walk wrap rows.",
      { places, turns },
    ),
  },
  {
    at: `${beside(3)}${mazeRow + 1}`,
    text: i18n.t("Right and left: the disk slides along the key. Up and down: it turns by one cut."),
  },
  {
    at: firstOf(mazeAt(deadEndsRow)),
    text: i18n.t(
      "A cell with three closed neighbours is a dead end; then its neighbour may become one, and so on. The numbers grow from the end of a dead end on. A loop has no end, so it stays 1 even if no way goes through it.",
    ),
  },
];
