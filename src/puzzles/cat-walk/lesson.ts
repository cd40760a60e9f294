import { i18n } from "../../language";
import { textFormula } from "../../lessons/formula-text";
import { defineLesson } from "../../lessons/define-lesson";
import type { ThreeQuestions } from "../../lessons/exercise";
import { answered, number } from "../../lessons/expected-answers";
import type { Areas } from "../../lessons/layout";
import { GOAL, gatePicture, LOOKS, paintLooks, START, THIN_WALLS, WALKS } from "./lesson-looks";
import { typedRules } from "./lesson-rules";
import { gateSheet, solve } from "./lesson-sheet";

/**
 * Cat Walk (University of Melbourne Puzzle Hunt, 2012) as drawn: walls are #, and r, b, g and x are red, blue, green and gray gates. The
 * cat waits at one of the entrances S, and its food is behind the exits G.
 */
const DRAWING = `
#####################################################
#########G#####G#######G###########G###G###G#####G###
#########b#####x#######g###########r###b###b#####r###
#           #                           #           #
#####g###x#######b###########r#########x#g###x#r###b#
#                                       #           #
#x#######r#############b#####g#######b###r#x#####b###
#                               #           g       #
###########b###################x#b#x###b#r#g###g#x###
#               r                   g               #
#x#g###r#g###b#############x#########x#b#r#g#######b#
#       g                       r           b       #
#b#g#x###x###########b###############g#####x#####r###
#               #                         g         #
#####r###x#b#####b#####x###r###########r###x#########
#                   x               #               #
#########g###################r#####x#b#########x#####
#   g                                     #         #
#b#x#########x###r#####################b#####x#######
#         r                     r                   #
#####x###########g#####r###x#############g#######x###
#     g                           #                 #
#x#g#b###x#####b###################b#x###############
#                         r                 g       #
#######b#######x###b#########x#######r#######b###x###
#         r                                         #
#x#r###g#####################g#########x#############
#                                                   #
#########x#####g###########b#################g#######
#   r                                     #         #
#g#x#########################b###########x#b#####g#x#
#         b                                         #
#########x###########r#x#####g#################r#####
#                             #               #     #
###x#g###########b#############x#########x#######x#g#
#                   #                 #             #
#b#####x#######r#############x#######g#x#######b#####
#   r                       #                       #
###g#####x#############g#######b#########r#######x#g#
#     b                                     b       #
#b#r#########g###########r#########x###g#######x#b###
#                        S#S                        #
#####################################################
`;

const COLOURS: Readonly<Record<string, string>> = { r: "red", b: "blue", g: "green", x: "gray" };

/** The 43 rows and 53 columns of the maze as SOLVEMAZE reads them, with rooms in the even rows and columns. */
export const CAT_WALK: readonly (readonly string[])[] = DRAWING.trim()
  .split("\n")
  .map((line) => Array.from(line, (character) => COLOURS[character] ?? character.trim()));

/** The questions of the lesson on a maze of gates with two walks. */
const gateQuestions = (areas: Areas): ThreeQuestions => [
  {
    text: i18n.t("Which single colour of gates leads to the food?"),
    form: i18n.t("the name of a colour of gates"),
    isForm: (answer) =>
      `COUNTIF(${areas.maze.fixed},TRIM(${answer}))*ISERROR(FIND(LOWER(TRIM(${answer})),"#sg"))>0`,
    whyWrong: () => textFormula(i18n.t("Gates of this colour do not lead to the food.")),
    isRight: (answer) => `${answered(solve(areas, 0, "length", `"gates "&TRIM(${answer})`))}<>""`,
  },
  {
    text: i18n.t("How many steps from room to room does the second route have?"),
    ...number(solve(areas, 1, "length")),
  },
  {
    text: i18n.t("How many routes follow the first rules?"),
    ...number(solve(areas, 0, "count")),
  },
];

const ALL_LOOKS = [
  ...LOOKS,
  { says: "S", fill: START, legend: /*i18n*/ "S  the cat" },
  { says: "G", fill: GOAL, legend: /*i18n*/ "G  food" },
];

/** The maze of Simon's Cat, whose gates spell two messages. */
export const catWalk = defineLesson({
  id: "cat-walk",
  title: /*i18n*/ "Cat Walk",
  summary: /*i18n*/ "A hungry cat walks through coloured gates and spells a message.",
  source:
    /*i18n*/ "This lesson follows the article “Solving a University Quest Puzzle with Python”. The puzzle comes from the University of Melbourne.",
  task: /*i18n*/ "A cat looks for its food: it takes the gates in the order of the rules, and enters no room twice. Lead it there, and read the letters of the gates that it passes up or down.",
  // The appearance of the maze around the cat.
  picture: gatePicture(
    CAT_WALK.slice(-23).map((row) => row.slice(14, 37)),
    ALL_LOOKS,
  ),
  sheetName: "Cat Walk",
  ...gateSheet({
    maze: CAT_WALK,
    mazeStyle: "maze",
    walks: [
      { ...WALKS[0], rules: typedRules("gates gray") },
      { ...WALKS[1], rules: typedRules("gates red blue green") },
    ],
    texts: 6,
    looks: ALL_LOOKS,
    paint: (maze) => paintLooks(ALL_LOOKS, maze),
    ...THIN_WALLS,
    questions: gateQuestions,
    notes: ({ maze, message0, rules1 }) => [
      {
        at: message0.first,
        text: i18n.t("Each gate that the cat passes upwards or downwards gives the letter of its column."),
      },
      {
        at: rules1.first,
        text: i18n.t("After a red gate comes a blue one, then a green one, then a red one again."),
      },
      {
        at: maze.first,
        text: i18n.t(
          "A cell with # is a wall, a blank cell is open, and the name of a colour makes a gate. Cells show only their colour: select one to read it.",
        ),
      },
    ],
  }),
});
