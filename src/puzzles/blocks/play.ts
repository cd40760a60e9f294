import { i18n } from "../../language";
import { isBlankRange, textOf, type Cells } from "../../grid/cells";
import type { Move, Solution, Spot } from "../../playing/move";
import { NotPlayable, type Game, type Play, type PlayKind } from "../../playing/play";
import { playSolution } from "../../playing/by-hand";
import { cellNumbered, cellOfSpot, spotOfCell } from "../../playing/spots";
import type { Steps } from "../../steps";
import { DIRECTIONS } from "../mazes/neighbours";
import { BlockMoves, type BlockRules } from "./block-moves";
import { readBlocks, type Block, type BlockBoard } from "./cells";
import { readBlockRules, solveBlocks } from "./kind";

/** A move of a piece, by its number on the board: the directions in which it goes, cell by cell. */
interface Slide {
  readonly piece: number;
  /** Numbers in DIRECTIONS. */
  readonly way: readonly number[];
}

/** Pieces on a board, and moves of some of them. */
export interface BlocksPlay extends Play {
  readonly board: BlockBoard;
  readonly rules: BlockRules;
  /** For each step, the first cell of each piece. */
  readonly places: readonly (readonly number[])[];
  /** The move that leads to each step after the first one. */
  readonly slides: readonly Slide[];
}

const KIND = "Blocks";
/** On larger boards, pieces are too small to be told apart, and to be dragged. */
const MAX_LINES = 20;

export const blocksPlay: PlayKind<BlocksPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Sliding blocks",
  ranges: [
    { name: "board", title: /*i18n*/ "The board: equal letters that touch are a piece" },
    { name: "goal", title: /*i18n*/ "The board at the end, with only the pieces that matter" },
    { name: "rules", title: /*i18n*/ "What one move is: moves, straight or steps", optional: true },
  ],

  *read({ board: cells, goal, rules = [] }) {
    const board = readBlocks(cells, goal);
    const { rows, columns } = board;
    if (Math.max(rows, columns) > MAX_LINES) {
      const sizes = { rows, columns, most: MAX_LINES };
      throw new NotPlayable(
        i18n.t("The board has {rows} × {columns} cells; a drawing shows at most {most} × {most}.", sizes),
      );
    }
    return yield* playSolution(gameOf(board, readBlockRules(wordsIn(rules))));
  },
};

const wordsIn = (cells: Cells) =>
  isBlankRange(cells) ? [] : cells.flat().flatMap((cell) => textOf(cell).toLowerCase().split(/\s+/u));

/** Where the pieces are: the first cell of each, in the order of the board. */
type Places = readonly number[];

const placesIn = (state: string): Places => state.split(" ").map(Number);

/** A slide with its button, its state, and the cells on which the piece may be let go. */
interface SlideMove extends Move<string>, Slide {}

function gameOf(board: BlockBoard, rules: BlockRules): Game<string, BlocksPlay> {
  const { blocks, columns } = board;
  const all = new BlockMoves(board, rules);
  const words = new Int32Array(all.wordCount);
  const names = namesOf(board);
  const cellsOf = (piece: number, place: number) =>
    blocks[piece].shape.map(([down, right]) => place + down * columns + right);

  const slidesFrom = (state: string): SlideMove[] => {
    const places = placesIn(state);
    all.write(at(places), words);
    const ends = blocks.map((): number[] => []);
    all.expand(words, 0, (from, to) => ends[places.indexOf(from)].push(to));
    return ends.flatMap((ofPiece, piece) => {
      const ways = new Map(ofPiece.map((to) => [to, all.wayTo(words, places[piece], to)] as const));
      const spots = spotsFor(cellsOf(piece, places[piece]), ways, (to) => cellsOf(piece, to));
      return ofPiece.map((to): SlideMove => {
        const way = ways.get(to)!;
        const [spot, ...others] = (spots.get(to) ?? []).map((cell) =>
          spotOfCell(cellNumbered(cell, columns)),
        );
        return {
          ...{ piece, way },
          label: i18n.t("{piece} {way}", { piece: names[piece], way: wayInWords(way) }),
          to: places.map((place, k) => (k === piece ? to : place)).join(" "),
          from: spotOfPiece(piece),
          ...(spot !== undefined && { spot }),
          ...(others.length > 0 && { others }),
        };
      });
    });
  };
  const at = (places: Places): Block[] => blocks.map((block, k) => ({ ...block, anchor: places[k] }));
  const cellAt = (spot: Spot) => {
    const cell = cellOfSpot(spot);
    return cell ? cell.row * columns + cell.column : -1;
  };
  /** The number of the piece that a spot is or shows, or −1. */
  const pieceAt = (places: Places, spot: Spot) =>
    blocks.findIndex(
      (_, piece) => spotOfPiece(piece) === spot || cellsOf(piece, places[piece]).includes(cellAt(spot)),
    );

  const game: Game<string, BlocksPlay> = {
    start: blocks.map(({ anchor }) => anchor).join(" "),
    moves: slidesFrom,
    isSolved(state) {
      const places = placesIn(state);
      return board.goal.every((wanted) =>
        blocks.some((block, k) => block.class === wanted.class && places[k] === wanted.anchor),
      );
    },

    *solve(state): Steps<Solution<string>> {
      const found = yield* solveBlocks({ ...board, blocks: at(placesIn(state)) }, rules);
      if ("impossible" in found) return found;
      const line: SlideMove[] = [];
      for (const { from, to } of found.moves) {
        const before = line.at(-1)?.to ?? state;
        const piece = placesIn(before).indexOf(from);
        const after = placesIn(before).map((place, k) => (k === piece ? to : place));
        line.push(slidesFrom(before).find((move) => move.to === after.join(" "))!);
      }
      return { line, isShortest: true };
    },

    spotFor(state, spot) {
      const piece = pieceAt(placesIn(state), spot);
      return piece < 0 ? spot : spotOfPiece(piece);
    },

    moveOfDrag(state, from, to) {
      const places = placesIn(state);
      const piece = pieceAt(places, from);
      if (piece < 0) return undefined;
      const end = places[piece] + cellAt(to) - cellAt(from);
      return slidesFrom(state).find((move) => move.piece === piece && placesIn(move.to)[piece] === end);
    },

    refuse(state, spot, from) {
      const held = pieceAt(placesIn(state), from ?? spot);
      if (held < 0) {
        return board.walls[cellAt(spot)]
          ? i18n.t("Here is a wall.")
          : i18n.t("No piece can come here in one move. Click a piece first, or drag it.");
      }
      const piece = names[held];
      if (slidesFrom(state).some((move) => move.piece === held))
        return i18n.t("{piece} cannot come there in one move.", { piece });
      return rules.lengthwise
        ? i18n.t("{piece} cannot move: it goes along its longer side only, and its way is blocked.", {
            piece,
          })
        : i18n.t("{piece} cannot move: its way is blocked on all sides.", { piece });
    },

    play(line, from = game.start) {
      const slides = line as readonly SlideMove[];
      const places = [from, ...line.map(({ to }) => to)].map(placesIn);
      return {
        prefix: KIND,
        lastStep: line.length,
        ...{ board, rules },
        places,
        slides,
        text: (step) => (step === 0 ? i18n.t("the start") : slides[step - 1].label),
        marker: {
          range: "board",
          cells: (step) =>
            slides
              .slice(step - 1, step)
              .flatMap(({ piece }) => cellsOf(piece, places[step][piece]))
              .map((cell) => cellNumbered(cell, columns)),
        },
        byHand: { game, line },
      };
    },
  };
  return game;
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
      const name = i18n._(NAMES[DIRECTIONS[direction].name]);
      return cells === 1 ? name : `${name} ${cells}`;
    })
    .join(", ");
}

const NAMES = {
  right: /*i18n*/ "right",
  up: /*i18n*/ "up",
  down: /*i18n*/ "down",
  left: /*i18n*/ "left",
} as const;

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
