import { CellError, isBlank, shown, textOf, type Cells } from "../../grid/cells";
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

/**
 * Reads a board of sliding blocks: equal texts in neighbouring cells are a piece, blanks are empty, `#` is a wall. The goal is a board of the
 * same size with only the pieces that matter. Pieces of one shape are interchangeable, apart from those with a label that the goal has.
 * Throws a CellError, or a LimitError for a board that is too large.
 */
export function readBlocks(board: Cells, goal: Cells): BlockBoard {
  const [rows, columns] = [board.length, board[0].length];
  if (rows * columns > MAX_CELLS)
    throw new LimitError(i18n.t("a board of blocks has at most {most, number} cells", { most: MAX_CELLS }));
  requireSameSize(goal, "goal", board);
  const there = piecesOf(board);
  const wanted = piecesOf(goal);
  if (there.length === 0)
    throw new CellError("board", i18n.t("there is no piece; expected letters in cells"));
  if (wanted.length === 0)
    throw new CellError("goal", i18n.t("there is no piece; expected those whose place matters"));
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
  checkGoal(wanted, there, columns);
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

/** Equal texts in neighbouring cells are a piece. */
function piecesOf(board: Cells): Piece[] {
  const columns = board[0].length;
  const labels = board.flat().map((cell) => (isBlank(cell) ? "" : textOf(cell)));
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
