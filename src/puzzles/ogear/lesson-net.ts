import { cellAddress } from "../../grid/addresses";
import type { LessonBlock, Paint, Picture } from "../../lessons/lesson";
import { STYLES } from "../../lessons/styles";

/** Where the faces are in the net: rows and columns of faces, each three cells wide and high. */
export const NET = [
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

/** Where the sides of a face are within its three rows and columns. */
const SIDES = [
  { side: "North", row: 0, column: 1 },
  { side: "South", row: 2, column: 1 },
  { side: "East", row: 1, column: 2 },
  { side: "West", row: 1, column: 0 },
];

const BRONZE = "#f0dcc0";
const DONE = "#8fd6a8";
const HERE = "#f9b27c";
const TO_COME = "#d9f2e3";

export const FIRST = 12;
export const LAST = 60;
const listed = (column: string) => `$${column}$${FIRST}:$${column}$${LAST}`;
export const [NUMBERS, FACES, FACINGS, TEETH] = ["O", "Q", "R", "S"].map(listed);
export const AFTER = "$H$6";

/** The net's cell in the middle of a face. */
const middleOf = ({ row, column }: { row: number; column: number }) => ({
  row: NET_TOP + FACE_SIZE * row + 1,
  column: NET_LEFT + FACE_SIZE * column + 1,
});

/**
 * A face with its name and, at each of its sides, the number of the move after which the gear is there: the last one so far, otherwise the
 * first one to come.
 */
export function drawFace(place: (typeof NET)[number]): LessonBlock[] {
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

/** The sides where the gear has been, the one where it is now, and those still to come, while a switch shows the solution. */
export function paintNet(shown: string): Paint[] {
  const number = "IFERROR(VALUE(MID(B6,3,3)),-1)";
  return [
    { on: "B6:M14", when: `=AND(${shown},B6<>"",B6=INDEX(${FACES},${AFTER}+1))`, fill: HERE },
    { on: "B6:M14", when: `=AND(${shown},${number}=${AFTER})`, fill: HERE },
    { on: "B6:M14", when: `=AND(${number}>=0,${number}<${AFTER})`, fill: DONE },
    { on: "B6:M14", when: `=${number}>${AFTER}`, fill: TO_COME },
  ];
}

/** The faces of the net, each three squares wide and high. */
export function picture(): Picture {
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

export function frameFace(place: (typeof NET)[number]) {
  const { row, column } = middleOf(place);
  return {
    around: `${cellAddress(row - 1, column - 1)}:${cellAddress(row + 1, column + 1)}`,
    color: "#8a5a2b",
  };
}
