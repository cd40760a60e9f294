import { CellError, isBlank, numberIn, shown, textOf, type Cells } from "../../grid/cells";
import { requireSameSize } from "../../grid/columns";
import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";

/** The form of a piece: the rows and columns of its cells, counted from its first one in reading order. */
export type Shape = readonly (readonly [down: number, right: number])[];

/** A piece on a board. */
export interface Block {
  /** What stands in its cells. */
  readonly label: string;
  /** Row · columns + column of its first cell. */
  readonly anchor: number;
  readonly shape: Shape;
  /** The number of its class, from 1. Pieces of a class are interchangeable. */
  readonly class: number;
}

/** Pieces on a board, and where some of them have to be in the end. */
export interface BlockBoard {
  readonly rows: number;
  readonly columns: number;
  /** 1 where no piece can be. */
  readonly walls: Uint8Array;
  readonly blocks: readonly Block[];
  /** The shape of each class, from class 1 on. */
  readonly classes: readonly Shape[];
  readonly goal: readonly Pick<Block, "anchor" | "class">[];
}

/** Longer boards are not searched in a time that anyone waits for. */
const MAX_CELLS = 400;
const WALL = "#";
const EMPTY = ".";
const EXIT = "exit";
/** The piece that has to leave where the goal names none, as in the literature on Rush Hour. */
const USUAL_CAR = "X";

/**
 * Reads a board of sliding blocks: equal texts in neighbouring cells are a piece, blanks and `.` are empty, `#` is a wall. A column of
 * longer texts is read character by character. The goal is a board of the same size with only the pieces that matter. It may also be rows
 * of a piece with the row and column of its first cell, or `exit X`. With `exit X`, piece X has to reach the edge to its right, or below if
 * it is taller than wide. Pieces of one shape are interchangeable, apart from those with a label that the goal has. Without a goal, no
 * piece has to be anywhere. Throws a CellError, or a LimitError for a board that is too large.
 */
export function readBlocks(boardCells: Cells, goalCells?: Cells): BlockBoard {
  const board = charactersOf(boardCells);
  const [rows, columns] = [board.length, board[0].length];
  if (rows * columns > MAX_CELLS)
    throw new LimitError(i18n.t("a board of blocks has at most {most, number} cells", { most: MAX_CELLS }));
  const there = piecesOf(board);
  if (there.length === 0)
    throw new CellError("board", i18n.t("there is no piece; expected letters in cells"));
  const wanted = goalCells ? readGoal(charactersOf(goalCells), board, there) : [];
  const named = new Set(wanted.map(kindOf));
  const kinds: string[] = [];
  const classes: Shape[] = [];
  const classOf = (piece: Piece) => {
    const kind = named.has(kindOf(piece)) ? kindOf(piece) : formOf(piece.shape);
    if (!kinds.includes(kind)) {
      kinds.push(kind);
      classes.push(piece.shape);
    }
    return kinds.indexOf(kind) + 1;
  };
  const blocks = there.map((piece): Block => ({ ...piece, class: classOf(piece) }));
  return {
    rows,
    columns,
    walls: Uint8Array.from(board.flat(), (cell) => (textOf(cell) === WALL ? 1 : 0)),
    blocks,
    classes,
    goal: wanted.map((piece) => ({ anchor: piece.anchor, class: classOf(piece) })),
  };
}

type Piece = Omit<Block, "class">;

const formOf = (shape: Shape) => shape.map((offset) => offset.join()).join(" ");
const kindOf = ({ label, shape }: Piece) => `${label}: ${formOf(shape)}`;

/** A column of texts of equal length, of which some are longer than a letter, as one cell for each of their characters. */
export function charactersOf(cells: Cells): Cells {
  const lines = cells.map(([first]) => Array.from(textOf(first)));
  const [{ length }] = lines;
  const areLines = cells.length > 1 && cells[0].length === 1 && length > 1;
  return areLines && lines.every((line) => line.length === length) ? lines : cells;
}

/** The pieces of the goal, where they have to be. */
function readGoal(goal: Cells, board: Cells, there: readonly Piece[]): readonly Piece[] {
  const [rows, columns] = [board.length, board[0].length];
  const isBoard = goal.length === rows && goal[0].length === columns && !goal.every(isPlace);
  const exit = readExit(goal);
  if (exit !== undefined && !isBoard) return [atExit(pieceNamed(exit, there), rows, columns)];
  if (goal[0].length === PLACE_COLUMNS && !isBoard)
    return goal.map((row, index) => placed(row, index, there, rows, columns));
  requireSameSize(goal, "goal", board);
  const wanted = piecesOf(goal);
  if (wanted.length === 0)
    throw new CellError("goal", i18n.t("there is no piece; expected the pieces whose place matters"));
  checkGoal(wanted, there, columns);
  return wanted;
}

/** The label after `exit`, in one cell or next to it. */
function readExit(goal: Cells): string | undefined {
  if (goal.length > 1 || goal[0].length > 2) return undefined;
  const [first, label = USUAL_CAR, ...more] = goal[0].flatMap((cell) =>
    isBlank(cell) ? [] : textOf(cell).split(/\s+/u),
  );
  return first?.toLowerCase() === EXIT && more.length === 0 ? label : undefined;
}

function pieceNamed(label: string, there: readonly Piece[], row?: number): Piece {
  const named = there.filter((piece) => piece.label === label);
  if (named.length === 1) return named[0];
  const problem =
    named.length > 1
      ? i18n.t("several pieces are {piece}; draw the goal as a board", { piece: shown(label) })
      : i18n.t("{piece} is not on the board", { piece: shown(label) });
  throw new CellError("goal", problem, row);
}

function atExit({ label, anchor, shape }: Piece, rows: number, columns: number): Piece {
  const [height, left, right] = extentOf(shape);
  const isTall = height > 1 + right - left;
  const [row, column] = [Math.floor(anchor / columns), anchor % columns];
  const end = isTall ? (rows - height) * columns + column : row * columns + columns - 1 - right;
  return { label, shape, anchor: end };
}

/** How many rows a shape has, and its first and last column. */
export function extentOf(shape: Shape): readonly [height: number, left: number, right: number] {
  const rights = shape.map(([, right]) => right);
  return [1 + Math.max(...shape.map(([down]) => down)), Math.min(...rights), Math.max(...rights)];
}

const PLACE_COLUMNS = 3;

/** A text with two numbers: what a board with an empty cell in each row cannot have in all of its rows. */
const isPlace = (row: Cells[number]) =>
  row.length === PLACE_COLUMNS &&
  row.slice(1).every((cell) => !isBlank(cell) && numberIn(cell) !== undefined);

/** A row of the goal: a piece, and the row and column of its first cell. */
function placed(
  cells: Cells[number],
  index: number,
  there: readonly Piece[],
  rows: number,
  columns: number,
): Piece {
  const { label, shape } = pieceNamed(textOf(cells[0]), there, index);
  const numbers = cells.slice(1).map((cell, k) => {
    const number = isBlank(cell) ? undefined : numberIn(cell);
    if (number !== undefined && Number.isInteger(number) && number > 0) return number;
    throw new CellError("goal", i18n.t("expected a row or column, counted from 1"), index, k + 1);
  });
  const [row, column] = [numbers[0] - 1, numbers[1] - 1];
  const isOnBoard = shape.every(
    ([down, right]) => row + down < rows && column + right >= 0 && column + right < columns,
  );
  if (!isOnBoard)
    throw new CellError(
      "goal",
      i18n.t("{piece} does not fit onto the board there", { piece: shown(label) }),
      index,
    );
  return { label, shape, anchor: row * columns + column };
}

/** Equal texts in neighbouring cells are a piece. */
function piecesOf(board: Cells): Piece[] {
  const columns = board[0].length;
  const labels = board.flat().map((cell) => (isBlank(cell) || textOf(cell) === EMPTY ? "" : textOf(cell)));
  const seen = new Set<number>();
  return labels.flatMap((label, anchor) => {
    if (label === "" || label === WALL || seen.has(anchor)) return [];
    const cells = [anchor];
    seen.add(anchor);
    for (const cell of cells) {
      const column = cell % columns;
      const beside = [
        ...(column > 0 ? [cell - 1] : []),
        ...(column < columns - 1 ? [cell + 1] : []),
        ...[cell - columns, cell + columns],
      ];
      for (const next of beside) {
        if (labels[next] !== label || seen.has(next)) continue;
        seen.add(next);
        cells.push(next);
      }
    }
    const rowOf = (cell: number) => Math.floor(cell / columns) - Math.floor(anchor / columns);
    const shape = cells
      .sort((a, b) => a - b)
      .map((cell) => [rowOf(cell), (cell % columns) - (anchor % columns)] as const);
    return [{ label, anchor, shape }];
  });
}

/** Each piece of the goal is on the board, as often. */
function checkGoal(wanted: readonly Piece[], there: readonly Piece[], columns: number): void {
  const left = there.map(kindOf);
  for (const piece of wanted) {
    const found = left.indexOf(kindOf(piece));
    if (found >= 0) left.splice(found, 1);
    else {
      const problem = there.some(({ label }) => label === piece.label)
        ? i18n.t("{piece} has another shape on the board, or is there less often", {
            piece: shown(piece.label),
          })
        : i18n.t("{piece} is not on the board", { piece: shown(piece.label) });
      throw new CellError("goal", problem, Math.floor(piece.anchor / columns), piece.anchor % columns);
    }
  }
}
