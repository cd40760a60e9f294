import { i18n } from "../../../language";
import { wholeNumbers } from "../../../lessons/checks";
import type { ThreeQuestions } from "../../../lessons/exercise";
import { groupName, number, numberUpTo } from "../../../lessons/expected-answers";
import { cells, gap, heading, lines, small } from "../../../lessons/items";
import type { Areas, Content } from "../../../lessons/layout";
import type { Paint, Picture } from "../../../lessons/lesson";
import { orIdentity } from "../../groups/lesson-word";
import { pieceOn, pieceTable } from "../lesson-pieces";
import { defineTrack, guardOf } from "../lesson-track";
import { flipOf, groupTable, LEAST, MOST, roundOf, theoremFor, theoremInWords } from "./lesson-groups";

/** For which k half of all arrangements are reached, with so many pieces. */
const PIECES = 7;

const trackQuestions = (): ThreeQuestions => [
  {
    text: i18n.t("Set n to {n}. For which k is the group only A{n}?", { n: PIECES }),
    ...numberUpTo(PIECES, (answer) => `${theoremFor(String(PIECES), answer)}="A${PIECES}"`),
  },
  {
    text: i18n.t("Set n to 8 and k to 3. How many orders can be reached?"),
    // Both halves of the pieces in any order, and either half on the first place.
    ...number("2*FACT(8/2)^2"),
  },
  {
    text: i18n.t("Set n to 12 and k to 11, so that neighbours stay neighbours. Which group is it?"),
    ...groupName(theoremFor("12", "11")),
  },
];

/** The track is drawn in two rows: there and back. */
const LENGTH = MOST / 2;
const TURNTABLE = "#ffd166";
const PIECE = "#e6f0fb";

const sizesOf = ({ sizes }: Areas) => [sizes.cell(0).fixed, sizes.cell(1).fixed] as const;

/** The track: the numbers of the places outside, the pieces inside. */
function drawTrack(areas: Areas): Content[] {
  const { there, homeward, pieces } = areas;
  const ifRight = guardOf(areas);
  const [n] = sizesOf(areas);
  const row = (made: (k: number) => string) => Array.from({ length: LENGTH }, (_, k) => made(k));
  return [
    heading(i18n.t("After the scramble")),
    { there: cells([row((k) => ifRight(`IF(${k + 1}>ROUNDUP(${n}/2,0),"",${k + 1})`))], "axis") },
    {
      track: cells(
        [there, homeward].map((places) => row((k) => pieceOn(pieces, places.cell(0, k)))),
        "tile",
      ),
    },
    { homeward: cells([row((k) => ifRight(`IF(${k + 1}>INT(${n}/2),"",${n}-${k})`))], "axis") },
    small(i18n.t("A flip turns over the yellow pieces. Pieces with white letters are at home.")),
  ];
}

function paintTrack(areas: Areas): Paint[] {
  const { there, homeward, track } = areas;
  const [, k] = sizesOf(areas);
  return [there, homeward].flatMap(({ first: place }, line): Paint[] => {
    const on = `${track.row(line)}`;
    const piece = track.cell(line);
    return [
      {
        on,
        when: `=AND(ISNUMBER(${place}),${place}<=${k},${place}=${piece})`,
        fill: "#b7791f",
        color: "#ffffff",
      },
      { on, when: `=AND(ISNUMBER(${place}),${place}=${piece})`, fill: "#5b7ba6", color: "#ffffff" },
      { on, when: `=AND(ISNUMBER(${place}),${place}<=${k})`, fill: TURNTABLE },
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
export const ovalTrack = defineTrack({
  id: "oval-track",
  title: /*i18n*/ "Oval Track",
  summary: /*i18n*/ "Push n pieces round a track and flip k of them, as on TopSpin.",
  source:
    /*i18n*/ "This lesson follows David A. Nash and Sara Randall, “How do you fix an oval track puzzle?” (2018). TopSpin is a puzzle by Binary Arts (1989).",
  task: /*i18n*/ "On an oval track, R pushes all pieces one place on, and T reverses the first k of them. Type a scramble such as RTR', where R' pushes back, and read the word that undoes it.",
  picture: picture(),
  sheetName: "Oval Track",
  columnWidths: [
    2,
    ...[34, 58, 30, 2],
    ...new Array<number>(LENGTH).fill(4.4),
    2,
    ...[7, 9, 9, 9, 8, 36],
    ...[5, 6, 66, 18, 30, 24],
  ],
  sheet: (areas) => {
    const { generators, moved, track, groups } = areas;
    const [n, k] = sizesOf(areas);
    const labels = [generators.cell(0).fixed, generators.cell(1).fixed] as const;
    return {
      // TopSpin has 20 pieces and flips 4.
      sizes: [
        [i18n.t("Pieces on the track, n"), 20],
        [i18n.t("Pieces that are flipped, k"), 4],
      ],
      checks: [wholeNumbers(n, LEAST, MOST), wholeNumbers(k, 1, n)],
      title: i18n.t("Its two moves are generators, made from n and k"),
      moves: [
        ["R", roundOf(n)],
        ["T", flipOf(k)],
      ],
      word: "RRTRTR'T",
      fact: [i18n.t("By the theorem"), theoremFor(n, k)],
      questions: trackQuestions(),
      below: [
        gap(),
        heading(i18n.t("The theorem of Nash and Randall, in short")),
        lines(...theoremInWords()),
      ],
      panels: {
        F4: drawTrack(areas),
        S5: [
          pieceTable({
            places: MOST,
            moved: orIdentity(moved),
            title: i18n.t("Which piece is in which place"),
            backwards: i18n.t("Backwards, the scramble takes each place to where its piece comes from:"),
            piece: i18n.t("piece"),
          }),
        ],
        Y4: [{ groups: groupTable(k, labels, guardOf(areas)) }],
      },
      rowHeights: [{ rows: track, points: 24 }],
      paints: paintTrack(areas),
      frames: [{ around: track, color: "#1d3b6f" }],
      notes: [
        {
          at: groups.cell(0, 3),
          text: i18n.t(
            "GROUPNAME and GROUPORDER read the two generators of each n. S8 has all arrangements of 8 pieces, A8 has the even ones, and D8 has the turns and reflections of an octagon. A wreath product has wr in its name: two sets of pieces may change places.",
          ),
        },
        {
          at: generators.cell(0, 1),
          text: i18n.t(
            "R moves the piece at 1 to 2, the piece at 2 to 3, and so on. T exchanges the first of the k pieces with the last, the second with the last but one. Both are formulas of n and k.",
          ),
        },
      ],
    };
  },
});
