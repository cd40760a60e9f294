import { i18n } from "../../language";
import type { Solution } from "../../playing/move";
import { ruleWords, rejectLargeBoard } from "../../playing/boards";
import { playSolution } from "../../playing/by-hand";
import type { Game, Play, PlayKind } from "../../playing/play";
import { cellNumbered } from "../../playing/spots";
import type { Steps } from "../../steps";
import type { BlockRules } from "./block-moves";
import { readBlocks, type BlockBoard } from "./cells";
import { readBlockRules, solveBlocks } from "./kind";
import { placesIn, Slides, spotOfPiece, type Slide, type SlideMove } from "./play-slides";

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
    rejectLargeBoard(board, MAX_LINES);
    return yield* playSolution(gameOf(board, readBlockRules(ruleWords(rules))));
  },
};

function gameOf(board: BlockBoard, rules: BlockRules): Game<string, BlocksPlay> {
  const { blocks, columns } = board;
  const slides = new Slides(board, rules);
  const game: Game<string, BlocksPlay> = {
    start: blocks.map(({ anchor }) => anchor).join(" "),
    moves: (state) => slides.from(state),
    isSolved(state) {
      const places = placesIn(state);
      return board.goal.every((wanted) =>
        blocks.some((block, k) => block.class === wanted.class && places[k] === wanted.anchor),
      );
    },

    *solve(state): Steps<Solution<string>> {
      const found = yield* solveBlocks({ ...board, blocks: slides.blocksAt(placesIn(state)) }, rules);
      if ("impossible" in found) return found;
      const line: SlideMove[] = [];
      for (const { from, to } of found.moves) {
        const before = line.at(-1)?.to ?? state;
        const piece = placesIn(before).indexOf(from);
        const after = placesIn(before).map((place, k) => (k === piece ? to : place));
        line.push(slides.from(before).find((move) => move.to === after.join(" "))!);
      }
      return { line, isShortest: true };
    },

    spotFor(state, spot) {
      const piece = slides.pieceAt(placesIn(state), spot);
      return piece < 0 ? spot : spotOfPiece(piece);
    },

    moveOfDrag(state, from, to) {
      const places = placesIn(state);
      const piece = slides.pieceAt(places, from);
      if (piece < 0) return undefined;
      const end = places[piece] + slides.cellAt(to) - slides.cellAt(from);
      return slides.from(state).find((move) => move.piece === piece && placesIn(move.to)[piece] === end);
    },

    refuse(state, spot, from) {
      const held = slides.pieceAt(placesIn(state), from ?? spot);
      if (held < 0) {
        return board.walls[slides.cellAt(spot)]
          ? i18n.t("Here is a wall.")
          : i18n.t("No piece can come here in one move. Click a piece first, or drag it.");
      }
      const piece = slides.names[held];
      if (slides.from(state).some((move) => move.piece === held))
        return i18n.t("{piece} cannot come there in one move.", { piece });
      return rules.lengthwise
        ? i18n.t("{piece} cannot move: it goes along its longer side only, and it is blocked there.", {
            piece,
          })
        : i18n.t("{piece} cannot move: it is blocked on all sides.", { piece });
    },

    play(line, from = game.start) {
      const moves = line as readonly SlideMove[];
      const places = [from, ...line.map(({ to }) => to)].map(placesIn);
      return {
        prefix: KIND,
        lastStep: line.length,
        ...{ board, rules },
        places,
        slides: moves,
        text: (step) => (step === 0 ? i18n.t("the start") : moves[step - 1].label),
        marker: {
          range: "board",
          cells: (step) =>
            moves
              .slice(step - 1, step)
              .flatMap(({ piece }) => slides.cellsOf(piece, places[step][piece]))
              .map((cell) => cellNumbered(cell, columns)),
        },
        byHand: { game, line },
      };
    },
  };
  return game;
}
