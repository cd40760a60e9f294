import type { Cells } from "../../grid/cells";
import { i18n } from "../../language";
import type { Move, Solution, Spot } from "../../playing/move";
import type { Game } from "../../playing/play";
import { ARROW_KEYS, cellOfSpot, spotOfCell } from "../../playing/spots";
import type { Steps } from "../../steps";
import type { SearchResult } from "../puzzle-kind";
import { directionInWords } from "../mazes/play-walk";
import {
  asText,
  directionTo,
  fromText,
  gateBetween,
  gateLine,
  roomOf,
  startOf,
  type GateWalkPlay,
  type WalkRules,
  type WalkState,
} from "./play-line";

/** Why no move leads to a spot. `isOver` says whether the current walk is. */
function refusalOf(
  maze: Cells,
  walks: readonly WalkRules[],
  { walk, way }: WalkState,
  isOver: boolean,
  spot: Spot,
  from?: Spot,
): string {
  const { puzzle } = walks[walk];
  const { grid } = puzzle;
  const last = way[way.length - 1];
  const here = roomOf(puzzle, last);
  const room = cellOfSpot(spot);
  if (!room || room.row >= grid.rows || room.column >= grid.columns) return noRoom();
  if (!grid.open[room.row * grid.columns + room.column]) return noRoom();
  if (from !== undefined && from !== spotOfCell(here)) {
    return i18n.t("The cat is in row {row}, column {column}: a move begins there.", {
      row: here.row + 1,
      column: here.column + 1,
    });
  }
  if (isOver) {
    return walk + 1 < walks.length
      ? i18n.t("This route is over: begin the next one.")
      : i18n.t("The route is over.");
  }
  const apart = Math.abs(room.row - here.row) + Math.abs(room.column - here.column);
  if (apart === 0) return i18n.t("The cat is there already.");
  if (apart > 2) return i18n.t("A move leads to the next room only: right, left, up or down.");
  const gate = gateBetween(maze, here, room);
  if (gate === "#") return i18n.t("There is a wall between.");
  const aim = puzzle.aimAfter(last);
  if (gate !== "" && gate !== aim) {
    return i18n.t("The gate there is {gate}; the next one must be {aim}.", { gate, aim });
  }
  return i18n.t("The cat has been in that room, and may not enter it twice.");
}

const noRoom = () => i18n.t("That is not a room of the maze.");

/** The walks one after the other. When one is over, the only move begins the next. */
export function gateGame(maze: Cells, walks: readonly WalkRules[]): Game<string, GateWalkPlay> {
  const goals = walks.map(({ puzzle }) => new Set(puzzle.goals));
  const isOver = ({ walk, way }: WalkState) => goals[walk].has(way[way.length - 1]);
  const spotOf = (walk: number, state: number) => spotOfCell(roomOf(walks[walk].puzzle, state));
  const begin = (walk: number): Move<string> => {
    const start = startOf(walks[walk]);
    return {
      label: i18n.t("begin the {walk, select, 2 {second} 3 {third} 4 {fourth} other {fifth}} route", {
        walk: walk + 1,
      }),
      to: asText({ walk, way: [start] }),
      spot: spotOf(walk, start),
    };
  };
  const goOn = ({ walk, way }: WalkState, to: number): Move<string> => {
    const { puzzle } = walks[walk];
    const last = way[way.length - 1];
    const direction = directionTo(roomOf(puzzle, last), roomOf(puzzle, to));
    return {
      label: directionInWords(direction),
      to: asText({ walk, way: [...way, to] }),
      spot: spotOf(walk, to),
      from: spotOf(walk, last),
      key: ARROW_KEYS[direction],
    };
  };
  function movesIn(state: WalkState): Move<string>[] {
    const { walk, way } = state;
    if (isOver(state)) return walk + 1 < walks.length ? [begin(walk + 1)] : [];
    const { graph } = walks[walk].puzzle;
    const visited = new Set(way.map((each) => graph.placeOf(each)));
    const successors = new Int32Array(graph.maximumDegree);
    const count = graph.successors(way[way.length - 1], successors);
    return [...successors.subarray(0, count)]
      .filter((next) => !visited.has(graph.placeOf(next)))
      .map((next) => goOn(state, next));
  }
  /** The rest of the walk, beginning with its current state. */
  function* restOf({ walk, way }: WalkState): Steps<SearchResult> {
    const { outcome, puzzle } = walks[walk];
    if (way.length === 1) return outcome;
    const rest = yield* puzzle.solveFrom(way);
    if (rest) return { way: rest };
    return { impossible: i18n.t("From here, every route to the goal visits some room twice.") };
  }

  const game: Game<string, GateWalkPlay> = {
    start: asText({ walk: 0, way: [startOf(walks[0])] }),
    moves: (state) => movesIn(fromText(state)),
    isSolved(text) {
      const state = fromText(text);
      return state.walk === walks.length - 1 && isOver(state);
    },
    *solve(text): Steps<Solution<string>> {
      const state = fromText(text);
      const line: Move<string>[] = [];
      for (let walk = state.walk; walk < walks.length; walk++) {
        const rest = walk === state.walk ? yield* restOf(state) : walks[walk].outcome;
        if ("impossible" in rest) return rest;
        if (walk > state.walk) line.push(begin(walk));
        const way = walk === state.walk ? [...state.way] : [rest.way[0]];
        for (const next of rest.way.slice(1)) {
          line.push(goOn({ walk, way }, next));
          way.push(next);
        }
      }
      return { line, isShortest: true };
    },
    refuse: (text, spot, from) => refusalOf(maze, walks, fromText(text), isOver(fromText(text)), spot, from),
    play: (line) => ({
      ...gateLine(maze, walks, [game.start, ...line.map(({ to }) => to)].map(fromText)),
      byHand: { game, line },
    }),
  };
  return game;
}
