import { i18n } from "../../language";
import { opening } from "../../lessons/blocks";
import { lessonOf, type Lesson } from "../../lessons/lesson";
import { answered, is, type ThreeQuestions } from "../../lessons/exercise";
import { GOAL, gatePicture, LOOKS, paintLooks, START, THIN_WALLS, WALKS } from "./lesson-looks";
import { typedRules } from "./lesson-rules";
import { gateSheet } from "./lesson-sheet";
import type { WalksOnSheet } from "./lesson-walks";

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
const gateQuestions = (walks: WalksOnSheet): ThreeQuestions => [
  {
    text: i18n.t("Which single colour of gates leads to the food?"),
    isRight: (answer) => `${answered(walks.solve(0, "length", `"gates "&TRIM(${answer})`))}<>""`,
  },
  {
    text: i18n.t("How many steps from room to room has the second walk?"),
    isRight: is(walks.solve(1, "length")),
  },
  {
    text: i18n.t("How many ways does the first walk have in all?"),
    isRight: is(walks.solve(0, "count")),
  },
];

const source = () =>
  i18n.t(
    "After the article “Solving a University Quest Puzzle with Python”; the puzzle is Melbourne University's.",
  );

const ALL_LOOKS = [
  ...LOOKS,
  { says: "S", fill: START, legend: /*i18n*/ "S  the cat" },
  { says: "G", fill: GOAL, legend: /*i18n*/ "G  food" },
];

const sheet = gateSheet({
  opening: () =>
    opening(
      i18n.t("Cat Walk"),
      i18n.t(
        "Lead the cat to its food, through gates in the order of the rules and into no room twice. Gates passed up or down spell a message.",
      ),
      source(),
    ),
  maze: CAT_WALK,
  mazeStyle: "maze",
  top: 5,
  walks: [
    { ...WALKS[0], rules: typedRules("gates gray") },
    { ...WALKS[1], rules: typedRules("gates red blue green") },
  ],
  texts: 6,
  looks: ALL_LOOKS,
  paint: (maze) => paintLooks(ALL_LOOKS, maze),
  ...THIN_WALLS,
  questions: gateQuestions,
  notes: ({ maze, messages, rules }) => [
    {
      at: messages[0],
      text: i18n.t("Each gate that the cat passes upwards or downwards gives the letter of its column."),
    },
    {
      at: rules[1],
      text: i18n.t("After a red gate comes a blue one, then a green one, then a red one again."),
    },
    {
      at: maze,
      text: i18n.t(
        "A cell that says # is a wall, a blank cell is open, and the name of a colour makes a gate. Cells show their colour only; select one to read it.",
      ),
    },
  ],
  selected: "rules",
});

/** The maze of Simon's Cat, whose gates spell two messages. */
export const catWalk: Lesson = lessonOf(
  {
    id: "cat-walk",
    get title() {
      return i18n.t("Cat Walk");
    },
    get summary() {
      return i18n.t("A hungry cat walks through coloured gates and spells a message.");
    },
    get source() {
      return source();
    },
    // The appearance of the maze around the cat.
    picture: gatePicture(
      CAT_WALK.slice(-23).map((row) => row.slice(14, 37)),
      ALL_LOOKS,
    ),
    sheetName: "Cat Walk",
  },
  sheet,
);
