import type { LessonStyle, StyleName } from "./lesson";

const LINE = "#c3cbd8";
/** What can only be done on screen. A hand-out recognises it by this colour and omits it. */
const ON_SCREEN = "#44617f";
const HEAD = { bold: true, fill: "#e3e8f1", color: "#1d3b6f" } as const;
const BOARD = {
  border: LINE,
  color: "#1f2937",
  bold: true,
  size: 13,
  align: "Center",
  middle: true,
} as const;

const SQUARE = { align: "Center", middle: true, size: 9, border: LINE, color: "#1f2937" } as const;
/** Shows nothing, so that the fill alone is seen. The values stay, for formulas, the formula bar and screen readers. */
const UNSEEN = ";;;";

/** The style of each kind of cell in every lesson: yellow for inputs, blue for computed cells. */
export const STYLES: Readonly<Record<StyleName, LessonStyle>> = {
  title: { bold: true, size: 18, color: "#1d3b6f" },
  /** What the puzzle is and what to try. Its row is as high as its lines need. */
  intro: { color: "#44546a", middle: true, wrap: true },
  lead: { color: "#44546a" },
  heading: { bold: true, size: 12, color: "#1d3b6f" },
  columnHeads: { ...HEAD, border: LINE },
  label: { bold: true, align: "Center", border: LINE, color: "#1f2937" },
  input: { fill: "#fff5cc", border: LINE, color: "#1f2937" },
  formula: { fill: "#e6f0fb", border: LINE, color: "#1f2937" },
  wrapped: { fill: "#e6f0fb", border: LINE, color: "#1f2937", size: 9, middle: true, wrap: true },
  target: { fill: "#d9f2e3", bold: true, border: LINE, color: "#1f2937" },
  small: { italic: true, size: 9, color: "#5b6676" },
  hint: { italic: true, size: 9, color: ON_SCREEN },
  question: { color: "#1f2937" },
  wrappedQuestion: { color: "#1f2937", wrap: true },
  /** What is typed stays as it is: Excel would make a number of (1) and a date of 1-2. */
  textInput: { fill: "#fff5cc", border: LINE, color: "#1f2937", numberFormat: "@" },
  /** A student's answer, whether it is right, and the switch of the solutions: on paper there are other places for them. */
  reply: { fill: "#fff5cc", border: LINE, color: ON_SCREEN, align: "Left" },
  /** ✓ or ✗. Without a format of its own, Excel may give a formula that of the text that it refers to. */
  mark: { bold: true, align: "Center", color: ON_SCREEN, numberFormat: "General" },
  tile: { bold: true, align: "Center", color: "#1f2937" },
  ball: { align: "Center", size: 14, color: "#1f2937" },
  flipper: { align: "Center", size: 9, color: "#1f2937" },
  boardInput: { fill: "#fff5cc", ...BOARD },
  /** Words that are wider than their cell stay within it. */
  gateInput: { fill: "#fff5cc", ...BOARD, wrap: true },
  boardFormula: { fill: "#e6f0fb", ...BOARD },
  answerHeads: { ...HEAD, border: LINE, align: "Center" },
  answer: { color: "#1f2937", align: "Center" },
  axis: { size: 9, color: "#5b6676", align: "Center", middle: true },
  sideLabel: { align: "Right", color: "#1f2937" },
  square: SQUARE,
  /** Tables of named elements: for the screen, also projected, and for many elements. */
  large: { align: "Center", middle: true, size: 12, border: LINE, color: "#1f2937" },
  largeHead: { align: "Center", middle: true, size: 12, border: LINE, ...HEAD },
  named: { align: "Center", middle: true, size: 12, color: "#1f2937" },
  smallHead: { align: "Center", middle: true, size: 9, border: LINE, ...HEAD },
  listed: { color: "#1f2937", align: "Left" },
  code: {
    align: "Center",
    middle: true,
    size: 7,
    border: LINE,
    color: "#1f2937",
    numberFormat: "[=0]0;[=1]1;.00",
  },
  jumpTile: { align: "Center", middle: true, wrap: true, border: LINE, color: "#1f2937", fill: "#e6f0fb" },
  maze: { fill: "#fffbe8", color: "#1f2937", size: 6, numberFormat: UNSEEN },
  /** Its walls are 0 and its ways 1. The lines count turns and places. */
  keyMaze: { ...SQUARE, numberFormat: UNSEEN },
  steps: { align: "Center", middle: true, size: 7, color: "#1f2937", fill: "#e6f0fb" },
  bar: { size: 6 },
};
