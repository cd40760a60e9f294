import { i18n } from "../../language";
import { formatPermutation } from "../../permutations/permutation";
import { permutationGroup } from "../../permutations/groups/stabilizer-chain";
import { isBlank, type Cell, type Cells } from "../../grid/cells";
import { puzzleGroup } from "./puzzle-group";
import { readMoveRules, withOneWayHint } from "./move-rules";
import { readMoves, readPlace } from "./moves";
import type { Moves } from "./places";
import { RULES } from "./play";
import { circuitsThrough } from "../../search/circuits";
import { ruleWords } from "../../playing/boards";
import { NotPlayable, type PlayKind } from "../../playing/play";
import { circularBoard, drawnBoard, markerOn, numberedBoard } from "./play-board";
import { follow, groundOf, rejectTooManyPlaces, type RearrangementPlay } from "./play-rearrangement";

const KIND = "Rounds";
const MAX_PLACES = 64;
/** A play is long enough with this many rounds. */
const MAX_ROUNDS = 16;
const LIMITS = { circuits: 3000, vertices: 100_000, steps: 3_000_000 };

/**
 * The rounds of a board's empty place: it leaves home and comes back, and the pieces are in another order. They are played one after
 * another, shortest first, and only those that add something to the group of the ones before.
 */
export const rounds: PlayKind<RearrangementPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Rounds of the empty place",
  ranges: [
    { name: "moves", title: /*i18n*/ "The moves: columns from and to, and perhaps their names" },
    {
      name: "home",
      title: /*i18n*/ "The place that is empty at the start. Default: the last place.",
      optional: true,
    },
    { name: "board", title: /*i18n*/ "The board in the sheet, to walk on", optional: true },
    RULES,
  ],

  *read({ moves: cells, home: homeCells, board: drawn, rules: ruleCells }: Readonly<Record<string, Cells>>) {
    const rules = ruleWords(ruleCells);
    const table = yield* readMoves(cells, "moves", readMoveRules(rules));
    rejectTooManyPlaces(table, MAX_PLACES);
    const places = table.places.names();
    const home = homeOf(homeCells, table);
    const { orderText } = yield* puzzleGroup({ moves: cells, home: [[places[home]]], rules });
    const found = yield* roundsFrom(home, table, orderText);
    if (found.length === 0) {
      const problem = i18n.t("Whatever round the empty place makes, no piece changes its place.");
      throw new NotPlayable(yield* withOneWayHint(problem, table));
    }

    const board = (drawn && drawnBoard(places, drawn)) ?? numberedBoard(places) ?? circularBoard(places);
    const steps = found.flatMap((round) =>
      Array.from(round.subarray(1), (space, k) => ({ from: space, to: round[k], name: "" })),
    );
    const start = places.map((place, k) => (k === home ? "" : place));
    const played = { ...(yield* groundOf(table, board)), ...follow(start, steps) };
    const ends = endsOf(found);
    const soFar = (step: number) =>
      formatPermutation({
        points: places,
        images: imagesOf(played.pieces, played.placesAfter(step), places),
      });
    return {
      ...played,
      prefix: KIND,
      lastStep: steps.length,
      homes: Array.from(played.placesAfter(steps.length)),
      text(step) {
        if (step === 0)
          return i18n.t("each piece has the name of its place; {home} is empty", { home: places[home] });
        const { piece, from, to } = played.moves[step - 1];
        const move = { piece: played.pieces[piece], from: places[from], to: places[to] };
        const round = ends.indexOf(step);
        if (round < 0) return i18n.t("{piece} moves from {from} to {to}", move);
        const path = Array.from(found[round], (place) => places[place]).join("-");
        const ended = { ...move, path, product: soFar(step) };
        return i18n.t(
          "{piece} moves from {from} to {to}: the round trip {path} is over, so far {product}",
          ended,
        );
      },
      ...markerOn(drawn, board, (step) => (step === 0 ? home : played.moves[step - 1].from)),
    };
  },
};

function homeOf(cells: Cells | undefined, table: Moves): number {
  const given = cells?.flat().find((cell): cell is Cell => !isBlank(cell));
  return given === undefined ? table.places.count - 1 : readPlace(given, table, "moves", "home");
}

function endsOf(found: readonly Int32Array[]): number[] {
  let end = 0;
  return found.map((round) => (end += round.length - 1));
}

/** Where the pieces are, each named after the place where it started. */
function imagesOf(pieces: readonly string[], placed: Int32Array, places: readonly string[]) {
  const images = Int32Array.from(places.keys());
  pieces.forEach((piece, k) => (images[places.indexOf(piece)] = placed[k]));
  return images;
}

/** Looks for longer rounds until the rounds generate the whole group, whose order is given, or there are no more. */
function* roundsFrom(home: number, table: Moves, orderText: string): Generator<number, Int32Array[]> {
  const { places, from, to } = table;
  const graph = { vertexCount: places.count, tails: to, heads: from };
  for (let longest = 4; ; longest += 2) {
    const { circuits, limit } = yield* circuitsThrough(home, graph, { ...LIMITS, longest });
    circuits.sort((a, b) => a.length - b.length);
    const chosen = yield* thoseThatAdd(circuits, places.count, orderText);
    const isAll = chosen.orderText === orderText || longest >= places.count || limit !== undefined;
    if (isAll || chosen.rounds.length === MAX_ROUNDS) return chosen.rounds;
  }
}

function* thoseThatAdd(circuits: readonly Int32Array[], degree: number, wanted: string) {
  const rounds: Int32Array[] = [];
  const generators: Int32Array[] = [];
  let group = yield* permutationGroup(generators, degree);
  for (const round of circuits) {
    if (`${group.order}` === wanted || rounds.length === MAX_ROUNDS) break;
    const images = imagesOfRound(round, degree);
    if (group.contains(images)) continue;
    rounds.push(round);
    generators.push(images);
    group = yield* permutationGroup(generators, degree);
  }
  return { rounds, orderText: `${group.order}` };
}

/** Where a round takes the piece of each place: the pieces swap with the empty place, one after another. */
function imagesOfRound(round: Int32Array, degree: number): Int32Array {
  const pieceAt = Int32Array.from({ length: degree }, (_, place) => place);
  for (let k = 1; k < round.length; k++) {
    [pieceAt[round[k - 1]], pieceAt[round[k]]] = [pieceAt[round[k]], pieceAt[round[k - 1]]];
  }
  const images = new Int32Array(degree);
  pieceAt.forEach((piece, place) => (images[piece] = place));
  return images;
}
