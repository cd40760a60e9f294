import { either, i18n } from "../../language";
import { isPause, type Steps } from "../../steps";
import { CellError, isBlank, numberIn, shown, textOf, type Cell, type Cells } from "../../grid/cells";
import { filledRows } from "../../grid/columns";

export const DIRECTIONS = ["North", "South", "East", "West"] as const;

/** How a gear rolls forward from side to side, and back. */
export interface Roll {
  /** A side is a face's number times the number of directions, plus a direction's number. */
  readonly from: number;
  readonly to: number;
}

export interface Connections {
  readonly faces: readonly Cell[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly rolls: readonly Roll[];
}

const expected = () =>
  i18n.t("expected four columns: face and direction before, face and direction after the gear rolls forward");

/** Reads how a gear rolls from four columns: face and direction before, face and direction after. Skips blank rows. */
export function* readConnections(cells: Cells, argument: string): Steps<Connections> {
  const rows = yield* filledRows(cells, argument, [4], expected);
  const numbers = new Map<string, number>();
  const faces: Cell[] = [];
  const sideAt = (row: number, column: number): number => {
    const face = cells[row][column];
    if (isBlank(face)) {
      throw new CellError(argument, `${i18n.t("the face is missing")}; ${expected()}`, row, column);
    }
    const name = textOf(face);
    if (!numbers.has(name)) {
      numbers.set(name, faces.length);
      faces.push(face);
    }
    const direction = readDirection(cells[row][column + 1], argument, row, column + 1);
    return numbers.get(name)! * DIRECTIONS.length + direction;
  };
  const rolls: Roll[] = [];
  for (const row of rows) {
    if (isPause(rolls.length)) yield 0;
    rolls.push({ from: sideAt(row, 0), to: sideAt(row, 2) });
  }
  return { faces, numbers, rolls };
}

export interface GearPosition {
  readonly side: number;
  readonly tooth: number;
}

/** Reads a position from three cells, or from one cell with three words: face, direction, tooth (blank for 0). */
export function readGearPosition(
  cells: Cells,
  argument: string,
  { numbers }: Connections,
  teeth: number,
): GearPosition {
  const given = cells.flat();
  const words: readonly Cell[] = given.length === 1 ? textOf(given[0]).split(/[\s,]+/u) : given;
  if (words.length !== 3) {
    const problem = i18n.t(
      "here {count, plural, one {is # value} other {are # values}}; expected a face, a direction and a tooth such as Top, South, 4",
      { count: words.length },
    );
    throw new CellError(argument, problem);
  }
  const place = (k: number): [number?, number?] =>
    given.length === 1 ? [] : cells.length === 1 ? [0, k] : [k, 0];
  const face = numbers.get(textOf(words[0]));
  if (face === undefined) {
    const problem = i18n.t("{face} is not a face in connections; expected {faces}", {
      face: shown(words[0]),
      faces: either([...numbers.keys()]),
    });
    throw new CellError(argument, problem, ...place(0));
  }
  const direction = readDirection(words[1], argument, ...place(1));
  const tooth = isBlank(words[2]) ? 0 : numberIn(words[2]);
  if (tooth === undefined || !Number.isInteger(tooth) || tooth < 0 || tooth >= teeth) {
    const problem = i18n.t("the tooth is {value}; expected a whole number from 0 to {most}", {
      value: shown(words[2]),
      most: teeth - 1,
    });
    throw new CellError(argument, problem, ...place(2));
  }
  return { side: face * DIRECTIONS.length + direction, tooth };
}

function readDirection(cell: Cell, argument: string, row?: number, column?: number): number {
  const word = textOf(cell).toLowerCase();
  const direction = DIRECTIONS.findIndex(
    (name) => name.toLowerCase() === word || name[0].toLowerCase() === word,
  );
  if (direction >= 0) return direction;
  const problem = i18n.t("{cell} is not a direction; expected {directions}", {
    cell: shown(cell),
    directions: either(DIRECTIONS),
  });
  throw new CellError(argument, problem, row, column);
}
