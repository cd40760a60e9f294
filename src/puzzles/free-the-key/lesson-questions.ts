import { i18n } from "../../language";
import { is, type ThreeQuestions } from "../../lessons/exercise";

/**
 * The questions of the lesson on a key and its disk.
 *
 * @param walk the call that walks the maze, up to the answer that is asked for
 * @param maze the cells of the maze
 */
export const keyQuestions = (walk: string, maze: string): ThreeQuestions => [
  {
    text: i18n.t("How many moves take the disk off the key?"),
    isRight: is(`${walk},"length")`),
  },
  {
    text: i18n.t("How many of them slide the disk back?"),
    isRight: is(`SUMPRODUCT((${walk},"moves")="left")*1)`),
  },
  {
    text: i18n.t("In which turn does it fit at place 2?"),
    isRight: (answer) => {
      const isTurn = `IF(ISNUMBER(${answer}),(${answer}>=1)*(${answer}<=ROWS(${maze})),0)`;
      return `IF(${isTurn},INDEX(${maze},${answer},2)=1,FALSE)`;
    },
  },
];
