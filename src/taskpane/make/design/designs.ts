import type { MakerChoice } from "../../../lessons/maker";

export type DesignId = "key" | "hard-key" | "jumps" | "gates" | "hardest";

/** A range of the workbook that a design is made for. */
interface DesignRange {
  readonly name: string;
  /** Like all texts of this table, not yet translated. */
  readonly title: string;
  readonly hint: string;
}

/** A text to be typed. */
interface DesignText {
  readonly name: string;
  readonly title: string;
  readonly usual: string;
  readonly hint?: string;
  readonly optional?: boolean;
}

/** A puzzle that the computer finds: what the page asks first. How it is found is in `work/`, which only the worker loads. */
export interface Design {
  readonly id: DesignId;
  /** The maker on whose card it is offered. */
  readonly maker: string;
  readonly title: string;
  /** One sentence on what it answers. */
  readonly sentence: string;
  readonly ranges: readonly DesignRange[];
  readonly texts: readonly DesignText[];
  readonly choices: readonly MakerChoice[];
}

/** The same seed makes the same design again. */
export const SEED = {
  name: "seed",
  title: /*i18n*/ "Seed",
  least: 0,
  most: 999_999,
  usual: 1,
} satisfies MakerChoice;

/** Each cut has one across, so their number is even. */
const TURNS = ["4", "6", "8", "10", "12", "14", "16"];

/** All designs. Those of a maker are in the order in which its card offers them. */
export const DESIGNS: readonly Design[] = [
  {
    id: "hard-key",
    maker: "key",
    title: /*i18n*/ "Let the computer find a hard one",
    sentence: /*i18n*/ "A key and a disk whose route out is long, improved step by step.",
    ranges: [],
    texts: [],
    choices: [
      { name: "columns", title: /*i18n*/ "Places on the key", least: 4, most: 40, usual: 21 },
      { name: "levels", title: /*i18n*/ "Levels of height", least: 2, most: 9, usual: 5 },
      {
        name: "positions",
        title: /*i18n*/ "Cuts around the disk",
        options: TURNS.map((value) => ({ value, title: value })),
        usual: "16",
      },
      {
        name: "measure",
        title: /*i18n*/ "Hard means",
        options: [
          { value: "escape", title: /*i18n*/ "a long route out" },
          { value: "back", title: /*i18n*/ "a route with many moves back" },
        ],
        usual: "escape",
      },
      SEED,
    ],
  },
  {
    id: "key",
    maker: "key",
    title: /*i18n*/ "Let the computer find one for a maze",
    sentence: /*i18n*/ "The teeth of a key and the cuts of its disk that make your maze, or why none can.",
    ranges: [
      {
        name: "maze",
        title: /*i18n*/ "The maze",
        hint: /*i18n*/ "A row for each turn of the disk, an even number of them; a column for each place on the key. 1 is open, 0 or # a wall.",
      },
    ],
    texts: [],
    choices: [],
  },
  {
    id: "jumps",
    maker: "jumps",
    title: /*i18n*/ "Let the computer find a hard one",
    sentence: /*i18n*/ "A jump board whose one best route is long, and how difficult it is.",
    ranges: [],
    texts: [],
    choices: [
      { name: "rows", title: /*i18n*/ "Rows", least: 3, most: 12, usual: 5 },
      { name: "columns", title: /*i18n*/ "Columns", least: 3, most: 12, usual: 5 },
      {
        name: "rules",
        title: /*i18n*/ "A player looks for",
        options: [
          { value: "jump", title: /*i18n*/ "the fewest jumps" },
          { value: "jump zero", title: /*i18n*/ "the sum 0" },
          { value: "jump least", title: /*i18n*/ "a sum as near to 0 as possible" },
        ],
        usual: "jump",
      },
      SEED,
    ],
  },
  {
    id: "gates",
    maker: "gates",
    title: /*i18n*/ "Let the computer find one that spells a message",
    sentence:
      /*i18n*/ "A maze whose only route through the gates spells your message. A second message is possible.",
    ranges: [],
    texts: [
      { name: "message", title: /*i18n*/ "Message, letters only", usual: "HELLO" },
      {
        name: "colours",
        title: /*i18n*/ "Colours of the gates, in order",
        usual: "red blue",
        hint: /*i18n*/ "Any words will do; red, blue, green and gray are shown in colour. The order for a second message may follow a semicolon: gray; red blue green",
      },
      { name: "second", title: /*i18n*/ "Second message (optional)", usual: "", optional: true },
    ],
    choices: [SEED],
  },
  {
    id: "hardest",
    maker: "pieces",
    title: /*i18n*/ "Let the computer find the hardest arrangements",
    sentence:
      /*i18n*/ "The arrangements of pieces that need the most moves to the goal, and how many need each number.",
    ranges: [
      {
        name: "moves",
        title: /*i18n*/ "The moves",
        hint: /*i18n*/ "Columns “from” and “to”, and perhaps the moves’ names",
      },
      { name: "goal", title: /*i18n*/ "The goal", hint: /*i18n*/ "Columns “place” and “piece”" },
    ],
    texts: [],
    choices: [],
  },
];
