import { i18n } from "../../language";
import type { Move, Spot } from "../../playing/move";
import { cellNumbered, cellOfSpot, DIRECTION_TEXTS, spotOfCell } from "../../playing/spots";
import { DIRECTIONS } from "../mazes/neighbours";
import { BlockMoves, type BlockRules } from "./block-moves";
import type { Block, BlockBoard } from "./cells";

/** A move of a piece, by its number on the board: the directions in which it goes, cell by cell. */
export interface Slide {
  readonly piece: number;
  /** Numbers in DIRECTIONS. */
  readonly way: readonly number[];
}

/** A slide with its button, its state, and the cells on which the piece may be let go. */
export interface SlideMove extends Move<string>, Slide {}

/** Where the pieces are: the first cell of each, in the order of the board. */
type Places = readonly number[];

export const placesIn = (state: string): Places => state.split(" ").map(Number);

/** The moves of the pieces of a board, wherever they are. */
export class Slides {
  /** What the pieces are called. */
  readonly names: readonly string[];
  private readonly moves: BlockMoves;
  private readonly words: Int32Array;

  constructor(
    private readonly board: BlockBoard,
    rules: BlockRules,
  ) {
    this.moves = new BlockMoves(board, rules);
    this.words = new Int32Array(this.moves.wordCount);
    this.names = namesOf(board);
  }

  /** The cells of a piece at a place. */
  cellsOf(piece: number, place: number): number[] {
    const { blocks, columns } = this.board;
    return blocks[piece].shape.map(([down, right]) => place + down * columns + right);
  }

  blocksAt(places: Places): Block[] {
    return this.board.blocks.map((block, piece) => ({ ...block, anchor: places[piece] }));
  }

  cellAt(spot: Spot): number {
    const cell = cellOfSpot(spot);
    return cell ? cell.row * this.board.columns + cell.column : -1;
  }

  /** The number of the piece that a spot is or shows, or −1. */
  pieceAt(places: Places, spot: Spot): number {
    return places.findIndex(
      (place, piece) => spotOfPiece(piece) === spot || this.cellsOf(piece, place).includes(this.cellAt(spot)),
    );
  }

  from(state: string): SlideMove[] {
    const { board, moves, words } = this;
    const places = placesIn(state);
    moves.write(this.blocksAt(places), words);
    const ends = places.map((): number[] => []);
    moves.expand(words, 0, (from, to) => ends[places.indexOf(from)].push(to));
    return ends.flatMap((ofPiece, piece) => {
      const ways = new Map(ofPiece.map((to) => [to, moves.wayTo(words, places[piece], to)] as const));
      const spots = spotsFor(this.cellsOf(piece, places[piece]), ways, (to) => this.cellsOf(piece, to));
      return ofPiece.map((to): SlideMove => {
        const way = ways.get(to)!;
        const [spot, ...others] = spots.get(to)!.map((cell) => spotOfCell(cellNumbered(cell, board.columns)));
        return {
          ...{ piece, way },
          label: i18n.t("{piece} {way}", { piece: this.names[piece], way: wayInWords(way) }),
          to: places.map((place, k) => (k === piece ? to : place)).join(" "),
          from: spotOfPiece(piece),
          ...(spot !== undefined && { spot }),
          ...(others.length > 0 && { others }),
        };
      });
    });
  }
}

/** The spot of a piece, wherever it is. */
export const spotOfPiece = (piece: number): Spot => `piece ${piece + 1}`;

/** The labels of the pieces. Where several have the same, each is told by its first cell at the start. */
function namesOf({ blocks, columns }: BlockBoard): string[] {
  const count = (label: string) => blocks.filter((block) => block.label === label).length;
  return blocks.map(({ label, anchor }) => {
    if (count(label) === 1) return label;
    const { row, column } = cellNumbered(anchor, columns);
    return i18n.t("{piece} (from row {row}, column {column})", {
      piece: label,
      row: row + 1,
      column: column + 1,
    });
  });
}

/** The directions with the number of cells where there are several: “right 2, down”. */
function wayInWords(way: readonly number[]): string {
  const runs: { direction: number; cells: number }[] = [];
  for (const direction of way) {
    const last = runs.at(-1);
    if (last?.direction === direction) last.cells++;
    else runs.push({ direction, cells: 1 });
  }
  return runs
    .map(({ direction, cells }) => {
      const name = i18n._(DIRECTION_TEXTS[DIRECTIONS[direction].name]);
      return cells === 1 ? name : `${name} ${cells}`;
    })
    .join(", ");
}

/**
 * The cells on which a piece may be let go for each of its moves, the best one first: those that it newly covers. A cell that several moves
 * cover stands for the one that covers the fewest, and of these for the shortest.
 */
function spotsFor(
  covered: readonly number[],
  ways: ReadonlyMap<number, readonly number[]>,
  cellsAt: (to: number) => readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const news = new Map(
    [...ways.keys()].map((to) => [to, cellsAt(to).filter((cell) => !covered.includes(cell))]),
  );
  const order = [...ways.keys()].sort(
    (a, b) => news.get(a)!.length - news.get(b)!.length || ways.get(a)!.length - ways.get(b)!.length,
  );
  const taken = new Set<number>();
  return new Map(
    order.map((to) => {
      const free = news.get(to)!.filter((cell) => !taken.has(cell));
      free.forEach((cell) => taken.add(cell));
      return [to, free];
    }),
  );
}
