import { i18n } from "../../language";
import { drawn, type Area, type Areas, type Item } from "../../lessons/layout";
import type { Picture } from "../../lessons/lesson";
import { STYLES } from "../../lessons/styles";

/** Where the faces are in the net: rows and columns of faces, each three cells wide and high. */
const NET = [
  { face: "Back", row: 0, column: 1 },
  { face: "Left", row: 1, column: 0 },
  { face: "Top", row: 1, column: 1 },
  { face: "Right", row: 1, column: 2 },
  { face: "Bottom", row: 1, column: 3 },
  { face: "Front", row: 2, column: 1 },
];
const SIZE = 3;
const [ROWS, COLUMNS] = [3 * SIZE, 4 * SIZE];
/** What is in the cells of a face, row by row: its sides and, in the middle, its name. */
const PARTS = ["", "North", "", "West", "name", "East", "", "South", ""];

const BRONZE = "#f0dcc0";
const DONE = "#8fd6a8";
const HERE = "#f9b27c";
const TO_COME = "#d9f2e3";

/** What is next to a direction instead of move 0. */
const atStart = () => i18n.t("start");

/** The columns of the list of moves: its numbers, faces, facings and teeth. */
export const columnsOf = (moves: Area): string[] => [0, 2, 3, 4].map((column) => moves.column(column).fixed);

/**
 * Each face with its name and, at each of its sides, the number of the move after which the gear is there. It is the last such move so far,
 * otherwise the first one to come.
 */
export const drawNet = ({ moves, after: { fixed: after } }: Areas): Item =>
  drawn(ROWS, COLUMNS, (net) =>
    NET.flatMap(({ face, row, column }) => {
      const at = (k: number) => net.cell(SIZE * row + Math.floor(k / SIZE), SIZE * column + (k % SIZE));
      const name = at(PARTS.indexOf("name")).fixed;
      const [numbers, faces, facings] = columnsOf(moves);
      return PARTS.map((part, k) => {
        if (part === "" || part === "name") {
          const value = part === "" ? "" : face;
          return { at: `${at(k)}`, cells: [[value]], style: "tile", fill: BRONZE } as const;
        }
        const visits = `${faces},${name},${facings},"${part}",${numbers}`;
        const letter = part[0];
        const visited = (when: string) => `COUNTIFS(${visits},"${when}"&${after})>0`;
        const number = `IF(${visited("<=")},MAXIFS(${numbers},${visits},"<="&${after}),MINIFS(${numbers},${visits},">"&${after}))`;
        // A 0 would be read as the tooth.
        const shown = `IF(${number}=0,"${atStart()}",${number})`;
        const text = `=IF(OR(${visited("<=")},${visited(">")}),"${letter} "&${shown},"${letter}")`;
        return { at: `${at(k)}`, cells: [[text]], style: "answer", fill: STYLES.formula.fill! } as const;
      });
    }),
  );

/** The sides where the gear has been, the one where it is now, and those still to come, while a switch shows the solution. */
export function paintNet({ net, moves, after: { fixed: after } }: Areas, shown: string) {
  const side = net.first;
  // A word after the letter means move 0.
  const number = `IFERROR(VALUE(MID(${side},3,3)),IF(LEN(${side})>2,0,-1))`;
  const isFace = `${side}<>"",${side}=INDEX(${columnsOf(moves)[1]},${after}+1)`;
  return [
    { on: net, when: `=AND(${shown},${isFace})`, fill: HERE },
    { on: net, when: `=AND(${shown},${number}=${after})`, fill: HERE },
    { on: net, when: `=AND(${number}>=0,${number}<${after})`, fill: DONE },
    { on: net, when: `=${number}>${after}`, fill: TO_COME },
  ];
}

export const frameNet = (net: Area) =>
  NET.map(({ row, column }) => ({
    around: net.row(SIZE * row, SIZE).column(SIZE * column, SIZE),
    color: "#8a5a2b",
  }));

/** The faces of the net, each three squares wide and high. */
export const netPicture = (): Picture =>
  Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      const face = NET.find(
        (each) => each.row === Math.floor(row / SIZE) && each.column === Math.floor(column / SIZE),
      );
      if (!face) return "";
      if (row % SIZE === 1 && column % SIZE === 1) return "#8a5a2b";
      return (face.row + face.column) % 2 === 0 ? "#d9a766" : "#c08a45";
    }),
  );
