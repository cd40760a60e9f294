import { CellError, shown } from "../../grid/cells";
import { either, i18n } from "../../language";
import { isPauseInRow, type Steps } from "../../steps";
import type { Lamps } from "./lamps";

/** Steps down and to the right from the lamp that is pressed. */
type Offsets = readonly (readonly [down: number, right: number])[];

/** The lamps that change with the one that is pressed, on a board of so many rows and columns. Each shape is its own mirror image. */
const SHAPES = {
  /** The move + of Lights Out. */
  plus: (): Offsets => [[0, -1], [-1, 0], [0, 1], [1, 0]], // prettier-ignore
  /** The move × of Lights Out Deluxe. */
  cross: (): Offsets => [[-1, -1], [-1, 1], [1, -1], [1, 1]], // prettier-ignore
  /** As on the XL-25. */
  knight: (): Offsets =>
    [1, 2].flatMap((a) => [1, -1].flatMap((b) => [1, -1].map((c) => [a * b, (3 - a) * c] as const))),
  /** The whole row and column, across cells without a lamp, as in Alien Tiles. */
  lines: (rows: number, columns: number): Offsets => [
    ...Array.from({ length: 2 * rows - 1 }, (_, k) => [k - rows + 1, 0] as const),
    ...Array.from({ length: 2 * columns - 1 }, (_, k) => [0, k - columns + 1] as const),
  ],
};

export type Shape = keyof typeof SHAPES;
export const SHAPE_NAMES = Object.keys(SHAPES) as Shape[];

/** What a press does. */
export interface LampRules {
  /** After so many presses a lamp is as before. State 0 is dark, and a press adds 1. */
  readonly states: number;
  /** The last row is next to the first one, and the last column to the first one. */
  readonly torus: boolean;
  /** A press changes the lamps of all these shapes together, each once. */
  readonly shapes: readonly Shape[];
}

export const CLASSIC: LampRules = { states: 2, torus: false, shapes: ["plus"] };

export const isClassic = ({ states, torus, shapes }: LampRules): boolean =>
  states === 2 && !torus && shapes.every((shape) => shape === "plus");

/** The rules in their own words: `states 3, torus, knight`. */
export const rulesInWords = ({ states, torus, shapes }: LampRules): string =>
  [...(states > 2 ? [`states ${states}`] : []), ...(torus ? ["torus"] : []), ...shapes].join(", ");

/** A state is a single character, 0 to 9 and then a to z, where states are written as a text. */
export const MOST_STATES = 36;

/** Reads words such as `states 3 torus knight`, in any order. Throws a CellError. */
export function readLampRules(words: readonly string[]): LampRules {
  const shapes = new Set<Shape>();
  let [states, torus] = [CLASSIC.states, false];
  for (let k = 0; k < words.length; k++) {
    const word = words[k];
    if (word === "torus") torus = true;
    else if (word === "states") states = readStates(words[++k]);
    else if (Object.hasOwn(SHAPES, word)) shapes.add(word as Shape);
    else {
      const problem = i18n.t("{rules} is unknown; expected {choices}", {
        rules: shown(word),
        choices: either(["states 3", "torus", ...SHAPE_NAMES]),
      });
      throw new CellError("rules", problem);
    }
  }
  return { states, torus, shapes: shapes.size > 0 ? [...shapes] : CLASSIC.shapes };
}

function readStates(word: string | undefined): number {
  const states = /^\d{1,3}$/.test(word ?? "") ? Number(word) : 0;
  if (states >= 2 && states <= MOST_STATES) return states;
  const problem = i18n.t("after the word states, write a whole number from 2 to {most}, as in states 3", {
    most: MOST_STATES,
  });
  throw new CellError("rules", problem);
}

/** For each lamp those that a press on it changes, itself included, in rising order. A change goes both ways. */
export function* touchedBy(
  { rows, columns, lampAt, cellOf }: Lamps,
  { torus, shapes }: LampRules,
): Steps<Int32Array[]> {
  const offsets = shapes.flatMap((shape) => SHAPES[shape](rows, columns));
  const touched: Int32Array[] = [];
  for (const [lamp, cell] of cellOf.entries()) {
    if (isPauseInRow(lamp, offsets.length)) yield 0;
    const lamps = new Set([lamp]);
    for (const [down, right] of offsets) {
      const row = placeAfter(Math.floor(cell / columns) + down, rows, torus);
      const column = placeAfter((cell % columns) + right, columns, torus);
      if (row >= 0 && column >= 0) lamps.add(lampAt[row * columns + column]);
    }
    lamps.delete(-1);
    touched.push(Int32Array.from(lamps).sort());
  }
  return touched;
}

/** A row or column that may be beyond the edge; −1 if there is none. */
function placeAfter(at: number, size: number, wraps: boolean): number {
  if (wraps) return ((at % size) + size) % size;
  return at < size ? at : -1;
}

/** Presses a lamp. */
export function press(
  lit: Uint8Array,
  lamp: number,
  touched: readonly Int32Array[],
  states = CLASSIC.states,
): void {
  for (const other of touched[lamp]) lit[other] = (lit[other] + 1) % states;
}
