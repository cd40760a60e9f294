import { areaAddress, cellAddress } from "../../../grid/addresses";
import { i18n } from "../../../language";
import type { LessonBlock, Paint } from "../../../lessons/lesson";
import { pieceOn, type PieceTable } from "../lesson-pieces";
import type { Guard } from "../../groups/lesson-word";

/** The sizes of rings. */
export const LEAST = 3;
export const MOST = 20;

/** Two rings of balls that cross at two places, each drawn as a row of places and a row of balls. Rows and columns count from 0. */
export interface DrawnRings {
  readonly row: number;
  readonly column: number;
  /** The cells with the numbers of balls, and of steps from one crossing to the other, on the left and the right ring. */
  readonly left: string;
  readonly right: string;
  readonly leftSteps: string;
  readonly rightSteps: string;
  readonly pieces: Pick<PieceTable, "column" | "headRow" | "places">;
  readonly guard: Guard;
}

const RING_ROWS = 4;
const CROSSING = "#ffd166";
const HOME = { fill: "#5b7ba6", color: "#ffffff" } as const;
const BALL = "#e6f0fb";

const placesOf = ({ row, column }: DrawnRings, ring: number) =>
  areaAddress(row + RING_ROWS * ring + 1, column, 1, MOST);

/** A formula for the turn of a ring by one place: the places of its drawing, as a cycle. */
export const turnOf = (rings: DrawnRings, ring: number): string =>
  `"("&TEXTJOIN(" ",TRUE,${placesOf(rings, ring)})&")"`;

/**
 * The left ring's places are numbered from the upper crossing on, and then those of the right ring that the left one has not: the upper
 * crossing, some places, the lower crossing, and the rest.
 */
export function drawRings(rings: DrawnRings): LessonBlock[] {
  const { row, column, left, right, leftSteps, rightSteps, guard } = rings;
  const leftPlace = (k: number) => `IF(${k}>=${left},"",${k + 1})`;
  const rightPlace = (k: number) =>
    k === 0
      ? "1"
      : `IF(${k}>=${right},"",IF(${k}<${rightSteps},${left}+${k},IF(${k}=${rightSteps},${leftSteps}+1,${left}+${k - 1})))`;
  const rows = [
    { title: i18n.t("The left ring after the scramble"), place: leftPlace },
    { title: i18n.t("The right ring after the scramble"), place: rightPlace },
  ];
  return rows.flatMap(({ title, place }, ring): LessonBlock[] => {
    const top = row + RING_ROWS * ring;
    const cells = Array.from({ length: MOST }, (_, k) => guard(place(k)));
    const balls = Array.from({ length: MOST }, (_, k) =>
      pieceOn(rings.pieces, cellAddress(top + 1, column + k)),
    );
    return [
      { at: cellAddress(top, column), cells: [[title]], style: "heading" },
      { at: cellAddress(top + 1, column), cells: [cells], style: "axis" },
      { at: cellAddress(top + 2, column), cells: [balls], style: "tile" },
    ];
  });
}

export function paintRings(rings: DrawnRings): Paint[] {
  const { row, column, leftSteps } = rings;
  return [0, 1].flatMap((ring): Paint[] => {
    const top = row + RING_ROWS * ring;
    const on = areaAddress(top + 2, column, 1, MOST);
    const [place, ball] = [cellAddress(top + 1, column), cellAddress(top + 2, column)];
    return [
      { on, when: `=AND(ISNUMBER(${place}),${place}=${ball})`, ...HOME },
      { on, when: `=OR(${place}=1,${place}=${leftSteps}+1)`, fill: CROSSING },
      { on, when: `=ISNUMBER(${place})`, fill: BALL },
    ];
  });
}
