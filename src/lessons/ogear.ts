import { cellAddress } from "./addresses";
import { opening, questions, spill, table } from "./blocks";
import type { Lesson, LessonBlock, LessonValue, Paint, Picture } from "./lesson";
import { afterMoves } from "./move-list";
import { STYLES } from "./styles";

/** How the gear rolls forward, in the order of the article: from a face, facing a side, to a face, facing a side. */
const CONNECTIONS = [
  ["Top", "East", "Right", "South"],
  ["Top", "West", "Left", "South"],
  ["Bottom", "North", "Front", "West"],
  ["Bottom", "South", "Back", "East"],
  ["Bottom", "West", "Right", "North"],
  ["Front", "South", "Bottom", "North"],
  ["Front", "West", "Back", "West"],
  ["Back", "South", "Bottom", "North"],
  ["Back", "East", "Right", "East"],
  ["Back", "West", "Left", "West"],
  ["Left", "North", "Top", "East"],
  ["Left", "East", "Front", "East"],
  ["Left", "West", "Back", "West"],
  ["Right", "North", "Top", "West"],
  ["Right", "South", "Bottom", "East"],
  ["Right", "East", "Back", "East"],
];

/** Where the faces lie in the net: rows and columns of faces, three cells wide and high each. */
const NET = [
  { face: "Back", row: 0, column: 1 },
  { face: "Left", row: 1, column: 0 },
  { face: "Top", row: 1, column: 1 },
  { face: "Right", row: 1, column: 2 },
  { face: "Bottom", row: 1, column: 3 },
  { face: "Front", row: 2, column: 1 },
];
const FACE_SIZE = 3;
const NET_TOP = 5;
const NET_LEFT = 1;

/** Where the sides of a face are in its three rows and columns. */
const SIDES = [
  { side: "North", row: 0, column: 1 },
  { side: "South", row: 2, column: 1 },
  { side: "East", row: 1, column: 2 },
  { side: "West", row: 1, column: 0 },
];

const SOURCE = "After Ben Wiener's article on Hanayama's O'Gear puzzle.";

const BRONZE = "#f0dcc0";
const DONE = "#8fd6a8";
const HERE = "#f9b27c";
const TO_COME = "#d9f2e3";

const FIRST = 12;
const LAST = 60;
const listed = (column: string) => `$${column}$${FIRST}:$${column}$${LAST}`;
const [NUMBERS, FACES, FACINGS, TEETH] = ["O", "Q", "R", "S"].map(listed);
const AFTER = "$H$6";

/** The cell of the net that lies in the middle of a face. */
const middleOf = ({ row, column }: { row: number; column: number }) => ({
  row: NET_TOP + FACE_SIZE * row + 1,
  column: NET_LEFT + FACE_SIZE * column + 1,
});

/**
 * A face with its name, and at its sides the number of the move after which the gear is there: the last one up to now,
 * or else the first one to come.
 */
function drawFace(place: (typeof NET)[number]): LessonBlock[] {
  const { row, column } = middleOf(place);
  const name = `$${cellAddress(row, column).replace(/\d+/, "$$$&")}`;
  const sides = SIDES.map((side): LessonBlock => {
    const visits = `${FACES},${name},${FACINGS},"${side.side}",${NUMBERS}`;
    const letter = side.side[0];
    const visited = (when: string) => `COUNTIFS(${visits},"${when}"&${AFTER})>0`;
    const number = `IF(${visited("<=")},MAXIFS(${NUMBERS},${visits},"<="&${AFTER}),MINIFS(${NUMBERS},${visits},">"&${AFTER}))`;
    return {
      at: cellAddress(row + side.row - 1, column + side.column - 1),
      cells: [[`=IF(OR(${visited("<=")},${visited(">")}),"${letter} "&${number},"${letter}")`]],
      style: "answer",
      fill: STYLES.formula.fill!,
    };
  });
  const corners = [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ].map(([down, right]): LessonBlock => ({
    at: cellAddress(row + down - 1, column + right - 1),
    cells: [[""]],
    style: "tile",
    fill: BRONZE,
  }));
  return [
    ...corners,
    ...sides,
    { at: cellAddress(row, column), cells: [[place.face]], style: "tile", fill: BRONZE },
  ];
}

/** The sides that the gear has been on, the one where it is now, and those to which it will come. */
function paintNet(): Paint[] {
  const number = "IFERROR(VALUE(MID(B6,3,3)),-1)";
  return [
    { on: "B6:M14", when: `=AND(B6<>"",B6=INDEX(${FACES},${AFTER}+1))`, fill: HERE },
    { on: "B6:M14", when: `=${number}=${AFTER}`, fill: HERE },
    { on: "B6:M14", when: `=AND(${number}>=0,${number}<${AFTER})`, fill: DONE },
    { on: "B6:M14", when: `=${number}>${AFTER}`, fill: TO_COME },
  ];
}

function picture(): Picture {
  return Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 12 }, (_, column) => {
      const face = NET.find(
        (each) => each.row === Math.floor(row / 3) && each.column === Math.floor(column / 3),
      );
      if (!face) return "";
      if (row % 3 === 1 && column % 3 === 1) return "#8a5a2b";
      return (face.row + face.column) % 2 === 0 ? "#d9a766" : "#c08a45";
    }),
  );
}

function frameFace(place: (typeof NET)[number]) {
  const { row, column } = middleOf(place);
  return {
    around: `${cellAddress(row - 1, column - 1)}:${cellAddress(row + 1, column + 1)}`,
    color: "#8a5a2b",
  };
}

const start: LessonValue[] = ["Top", "South", 4];
const goal: LessonValue[] = ["Top", "North", 0];
const COUNT = `COUNT($O$${FIRST + 1}:$O$${LAST})`;

/** Hanayama's O'Gear: a gear that turns and rolls on the faces of a cube. */
export const ogear: Lesson = {
  id: "ogear",
  title: "O'Gear",
  summary: "A gear rolls over the edges of a cube until its special tooth comes free.",
  source: SOURCE,
  picture: picture(),
  sheetName: "OGear",
  columnWidths: [2, ...new Array<number>(12).fill(7), 2, 4, 9, 8, 8, 7],
  blocks: [
    ...opening(
      "O'Gear",
      "A gear sits on a cube. Turn it, or roll it over an edge, until it faces North on Top with tooth 0: only so it comes off.",
      SOURCE,
    ),
    { at: "B5", cells: [["The cube unfolded"]], style: "heading" },
    ...NET.flatMap(drawFace),
    ...afterMoves("H6", "I6", 3),
    {
      at: "H7",
      cells: [
        [
          `=IFERROR(INDEX(${FACES},${AFTER}+1)&", "&INDEX(${FACINGS},${AFTER}+1)&", tooth "&INDEX(${TEETH},${AFTER}+1),"")`,
        ],
      ],
      style: "question",
    },
    {
      at: "H13",
      cells: [
        ["A side with 2: the gear is there after move 2."],
        ["Green: done. Orange: now. Pale: to come."],
      ],
      style: "small",
    },
    {
      at: "B16",
      cells: [
        [
          `=IF(ISNA(P${FIRST + 1}),"There is no way: with these connections the gear cannot come from the start to the goal.",${COUNT}&IF(${COUNT}=1," move"," moves")&", and no solution is shorter.")`,
        ],
      ],
      style: "target",
      mergeAcross: 12,
    },

    { at: "O5", cells: [["Start and goal"]], style: "heading" },
    { at: "O6", cells: [["", "", "face", "facing", "tooth"]], style: "answerHeads" },
    { at: "P7", cells: [["start"], ["goal"]], style: "question" },
    { at: "Q7", cells: [start, goal], style: "input" },
    { at: "O10", cells: [["The solution"]], style: "heading" },
    { at: "O11", cells: [["", "move", "face", "facing", "tooth"]], style: "answerHeads" },
    { at: `O${FIRST}`, cells: [[0, "start", "=Q7", "=R7", "=S7"]], style: "answer" },
    spill(
      `O${FIRST + 1}`,
      `=IFERROR(IF($P$${FIRST + 1}:$P$${LAST}="","",ROW($P$${FIRST + 1}:$P$${LAST})-${FIRST}),"")`,
      LAST - FIRST,
      1,
      "answer",
    ),

    ...table(
      { column: "B", row: 18 },
      "How the gear rolls forward",
      ["from", "facing", "to", "facing"],
      CONNECTIONS,
      "input",
    ),
    {
      at: "G20",
      cells: [
        ["A row says: rolling forward from Top, facing East,"],
        ["the gear comes to Right and faces South. Rolling"],
        ["back goes the other way. Each roll is one tooth."],
        ["The gear turns between North and East, and"],
        ["between South and West."],
      ],
      style: "small",
    },
    ...questions({ column: "G", row: 26 }, [
      "One start takes 17 moves, more than any other. Which?",
      "Without which rows of the table is there no way?",
      "Which row joins two faces that lie opposite?",
    ]),
    spill(`P${FIRST + 1}`, "=PUZZLE.SOLVEGEAR(B20:E35,Q7:S7,Q8:S8)", LAST - FIRST, 4, "answer"),
  ],
  paints: [
    ...paintNet(),
    { on: `O${FIRST}:S${LAST}`, when: `=$O${FIRST}=${AFTER}`, fill: "#ffe2c7" },
    { on: `O${FIRST}:S${LAST}`, when: `=$O${FIRST}<>""`, fill: STYLES.formula.fill! },
  ],
  frames: NET.map(frameFace),
  notes: [
    {
      at: "H6",
      text: "Type a number from 0 to the number of moves: the net shows where the gear has been, where it is and where it will come.",
    },
    {
      at: `P${FIRST + 1}`,
      text: "SOLVEGEAR reads the connections, the start and the goal, and answers with the fewest moves: turn, forward or back, and where the gear is then.",
    },
    {
      at: "B19",
      text: "The net is only a picture of the six faces; what is next to what stands in this table, as the article's author marked it on the cube.",
    },
  ],
  names: {
    OGear_connections: "B20:E35",
    OGear_start: "Q7:S7",
    OGear_goal: "Q8:S8",
    OGear_net: "B6:M14",
  },
  select: "H6",
};
