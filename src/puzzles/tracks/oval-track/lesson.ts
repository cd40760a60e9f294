import { areaAddress, cellAddress } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { opening, table } from "../../../lessons/blocks";
import {
  blankIfWrong,
  firstProblem,
  paintProblem,
  wholeNumbers,
  type InputCheck,
} from "../../../lessons/checks";
import { exercise } from "../../../lessons/exercise";
import type { Lesson, LessonBlock, Paint, Picture } from "../../../lessons/lesson";
import { SOLUTIONS } from "../../../lessons/solutions";
import { pieceOn, pieceTable } from "../lesson-pieces";
import {
  cellsOf,
  facts,
  groupFacts,
  noteOnWayBack,
  orIdentity,
  paintScramble,
  scramble,
} from "../../groups/lesson-word";
import { EXERCISE, trackQuestions } from "./lesson-questions";
import { flipOf, groupTable, LEAST, MOST, roundOf, theoremFor, theoremInWords } from "./lesson-groups";

const source = () =>
  i18n.t(
    "After David A. Nash and Sara Randall, “How do you fix an oval track puzzle?”, 2018; TopSpin is a puzzle by Binary Arts, 1989.",
  );

/** TopSpin has 20 pieces and flips 4. */
const [N, K] = ["$C$5", "$C$6"];
const PROBLEM = "$B$7";
const ifRight = blankIfWrong(PROBLEM);

const GENERATORS = "$B$11:$C$12";
const SCRAMBLE = {
  column: "B",
  valueColumn: "C",
  saysColumn: "D",
  row: 15,
  word: "RRTRTR'T",
  generators: GENERATORS,
};
const MOVED = cellsOf(SCRAMBLE).moved;
const GROUP = { column: "B", valueColumn: "C", row: 21 };
const THEOREM_ROW = 30;

/** The track is drawn in two rows: there and back. Rows and columns count from 0. */
const TRACK = { row: 4, column: 5, length: MOST / 2 };
const PIECES = { column: TRACK.column + TRACK.length + 1, headRow: 8, places: MOST };
const GROUPS = { column: PIECES.column + 6, row: 4 };

const TURNTABLE = "#ffd166";
const PIECE = "#e6f0fb";

const checks = (): InputCheck[] => [wholeNumbers(N, LEAST, MOST), wholeNumbers(K, 1, N)];

/** The track: the numbers of the places outside, the pieces inside. */
function drawTrack(): LessonBlock[] {
  const { row, column, length } = TRACK;
  const there = Array.from({ length }, (_, k) => ifRight(`IF(${k + 1}>ROUNDUP(${N}/2,0),"",${k + 1})`));
  const back = Array.from({ length }, (_, k) => ifRight(`IF(${k + 1}>INT(${N}/2),"",${N}-${k})`));
  const pieces = (places: number) =>
    Array.from({ length }, (_, k) => pieceOn(PIECES, cellAddress(places, column + k)));
  return [
    { at: cellAddress(row - 1, column), cells: [[i18n.t("After the scramble")]], style: "heading" },
    { at: cellAddress(row, column), cells: [there], style: "axis" },
    { at: cellAddress(row + 1, column), cells: [pieces(row), pieces(row + 3)], style: "tile" },
    { at: cellAddress(row + 3, column), cells: [back], style: "axis" },
    {
      at: cellAddress(row + 4, column),
      cells: [[i18n.t("Yellow: the pieces that are flipped. White letters: pieces at home.")]],
      style: "small",
    },
  ];
}

function paintTrack(): Paint[] {
  const { row, column, length } = TRACK;
  return [0, 1].flatMap((line): Paint[] => {
    const on = areaAddress(row + 1 + line, column, 1, length);
    const place = cellAddress(row + 3 * line, column);
    const piece = cellAddress(row + 1 + line, column);
    return [
      {
        on,
        when: `=AND(ISNUMBER(${place}),${place}<=${K},${place}=${piece})`,
        fill: "#b7791f",
        color: "#ffffff",
      },
      { on, when: `=AND(ISNUMBER(${place}),${place}=${piece})`, fill: "#5b7ba6", color: "#ffffff" },
      { on, when: `=AND(ISNUMBER(${place}),${place}<=${K})`, fill: TURNTABLE },
      { on, when: `=ISNUMBER(${place})`, fill: PIECE },
    ];
  });
}

/** An oval with a turntable. */
function picture(): Picture {
  const [piece, turned] = ["#5b7ba6", TURNTABLE];
  const side = ["", piece, piece, turned, turned, piece, piece, ""];
  const ends = [piece, ...new Array<string>(6).fill(""), piece];
  return [side, ends, ends, side.map((color) => (color === "" ? "" : piece))];
}

/** Pieces on an oval track, some of which can be flipped: TopSpin, and all its relatives. */
export const ovalTrack: Lesson = {
  id: "oval-track",
  get title() {
    return i18n.t("Oval Track");
  },
  get summary() {
    return i18n.t("TopSpin and its relatives: push n pieces round the track, flip k of them.");
  },
  get source() {
    return source();
  },
  picture: picture(),
  sheetName: "Oval Track",
  columnWidths: [
    2,
    ...[34, 58, 30, 2],
    ...new Array<number>(TRACK.length).fill(4.4),
    2,
    ...[7, 9, 9, 9, 8, 36],
    ...[5, 6, 66, 18, 30, 24],
  ],
  rowHeights: [
    { rows: "6:7", points: 24 },
    { rows: "16:16", points: 30 },
  ],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("Oval Track"),
        i18n.t(
          "Bring the pieces into order: R pushes all of them one place round the track, T flips the first k. R' pushes them back.",
        ),
        source(),
      ),
      { at: "B4", cells: [[i18n.t("The puzzle")]], style: "heading" },
      {
        at: "B5",
        cells: [[i18n.t("Pieces on the track, n")], [i18n.t("Pieces that are flipped, k")]],
        style: "question",
      },
      { at: "C5", cells: [[20], [4]], style: "input" },
      { at: "B7", cells: [[`=${firstProblem(checks(), '""')}`]], style: "question", across: 3 },
      ...table(
        { column: "B", row: 9 },
        i18n.t("Its two moves are generators, made from n and k"),
        [i18n.t("Label"), i18n.t("Permutation")],
        [
          ["R", ifRight(roundOf(N))],
          ["T", ifRight(flipOf(K))],
        ],
        "formula",
      ),
      { at: "B14", cells: [[i18n.t("A scramble, and the way back")]], style: "heading" },
      ...scramble({ ...SCRAMBLE, guard: ifRight }),
      { at: "B20", cells: [[i18n.t("Which orders can be reached?")]], style: "heading" },
      ...groupFacts(GROUP, GENERATORS, ifRight),
      ...facts({ ...GROUP, row: GROUP.row + 2 }, [
        { title: i18n.t("By the theorem"), value: ifRight(theoremFor(N, K)) },
      ]),
      ...exercise(EXERCISE, trackQuestions()),
      {
        at: `B${THEOREM_ROW}`,
        cells: [[i18n.t("The theorem of Nash and Randall, in short")]],
        style: "heading",
      },
      { at: `B${THEOREM_ROW + 1}`, cells: theoremInWords().map((line) => [line]), style: "question" },
      ...drawTrack(),
      ...pieceTable({
        ...PIECES,
        moved: orIdentity(MOVED),
        heading: i18n.t("Which piece has come to which place"),
        backwards: i18n.t("Backwards, the scramble takes each place to where its piece comes from:"),
        piece: i18n.t("piece"),
      }),
      ...groupTable({ ...GROUPS, k: K, labels: ["$B$11", "$B$12"], guard: ifRight }),
    ];
  },
  paints: [paintProblem("B7:D7", `=${PROBLEM}<>""`), ...paintScramble(SCRAMBLE), ...paintTrack()],
  frames: [{ around: areaAddress(TRACK.row + 1, TRACK.column, 2, TRACK.length), color: "#1d3b6f" }],
  get notes() {
    return [
      {
        at: cellAddress(GROUPS.row - 1, GROUPS.column + 3),
        text: i18n.t(
          "GROUPNAME and GROUPORDER read the two generators of each n. S8 are all orders of 8 pieces, A8 the even ones, D8 the turns and reflections of an octagon. wr is a wreath product: two sets of pieces that may change places.",
        ),
      },
      {
        at: "C11",
        text: i18n.t(
          "R takes the piece at 1 to 2, that at 2 to 3, and so on; T exchanges the first of the k pieces with the last, the second with the last but one. Both are formulas of n and k.",
        ),
      },
      noteOnWayBack(SCRAMBLE),
    ];
  },
  names: {
    [SOLUTIONS]: EXERCISE.switch,
    Generators_title: "B1",
    Generators_generators: "B11:C12",
    Generators_start: MOVED,
    Generators_word: cellsOf(SCRAMBLE).back,
  },
  select: "C5",
};
