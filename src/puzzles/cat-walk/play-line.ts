import { i18n } from "../../language";
import { isBlank, textOf, type Cells } from "../../grid/cells";
import type { Play } from "../../playing/play";
import type { BoardCell } from "../../playing/spots";
import { placeOf } from "../mazes/marks/lines";
import { directionTo as directionBetween } from "../mazes/neighbours";
import { directionInWords } from "../mazes/play-walk";
import type { SearchResult, Way } from "../puzzle-kind";
import type { GatePuzzle } from "./gate-puzzle";
import { messageOf } from "./kind";

export const KIND = "CatWalk";

/** The rules of a walk, and its solution from the start on. */
export interface WalkRules {
  readonly rules: string;
  readonly puzzle: GatePuzzle;
  readonly outcome: SearchResult;
}

/** Where a game is: in the walk with this number, with the states of its puzzle so far. */
export interface WalkState {
  readonly walk: number;
  readonly way: Way;
}

/** The state as text. All rooms of the walk belong to it, as none may be entered twice. */
export const asText = ({ walk, way }: WalkState) => `${walk}:${way.join(" ")}`;

export function fromText(text: string): WalkState {
  const [walk, way] = text.split(":");
  return { walk: Number(walk), way: way.split(" ").map(Number) };
}

/** Of several starts that of the shortest way. */
export const startOf = ({ outcome, puzzle }: WalkRules): number =>
  "way" in outcome ? outcome.way[0] : puzzle.starts[0];

export function roomOf(puzzle: GatePuzzle, state: number): BoardCell {
  const [row, column] = puzzle.show(state).map(Number);
  return { row: row - 1, column: column - 1 };
}

export const directionTo = (from: BoardCell, to: BoardCell) =>
  directionBetween([from.row, from.column], [to.row, to.column]);

/** What is between two neighbouring rooms: the colour of a gate, `#`, or a blank. */
export function gateBetween(maze: Cells, from: BoardCell, to: BoardCell): string {
  const cell = maze[(from.row + to.row) / 2][(from.column + to.column) / 2] ?? "";
  return isBlank(cell) ? "" : textOf(cell).toLowerCase();
}

/** Walks through a maze such as Cat Walk, each with its own rules, played one after another. */
export interface GateWalkPlay extends Play {
  readonly maze: Cells;
  readonly walks: readonly GateWalk[];
  /** The walk that a step belongs to, and its room. */
  placeOf(step: number): { readonly walk: number; readonly room: number };
}

/** The play of a line of states, without its game. */
export function gateLine(
  maze: Cells,
  rules: readonly WalkRules[],
  states: readonly WalkState[],
): Omit<GateWalkPlay, "byHand"> {
  const ways = rules.map((each): Way => [startOf(each)]);
  for (const { walk, way } of states) ways[walk] = way;
  const walks = rules.map((each, walk) => walkOf(maze, each, ways[walk]));
  const places = states.map(({ walk, way }) => ({ walk, room: way.length - 1 }));
  return {
    prefix: KIND,
    lastStep: states.length - 1,
    maze,
    walks,
    placeOf: (step) => places[step],
    text(step) {
      const { walk, room } = places[step];
      const { rules: by, rooms, messages } = walks[walk];
      if (room === 0) return textOfBeginning(walks.length > 1 ? walk + 1 : undefined, by);
      const direction = directionTo(rooms[room - 1], rooms[room]);
      const gate = gateBetween(maze, rooms[room - 1], rooms[room]);
      const letter = messages[room].slice(messages[room - 1].length);
      return textOfStep(direction, gate, letter);
    },
    marker: {
      range: "maze",
      cells(step) {
        const { walk, room } = places[step];
        return [placeOf(walks[walk].rooms[room], rules[0].puzzle.grid.places)];
      },
    },
  };
}

function walkOf(maze: Cells, { rules, puzzle, outcome }: WalkRules, way: Way) {
  const messages = [""];
  for (let k = 1; k < way.length; k++) {
    messages.push(messages[k - 1] + messageOf(puzzle, way.slice(k - 1, k + 1), maze));
  }
  const goals = new Set(puzzle.goals.map(puzzle.graph.placeOf));
  return {
    rules,
    /** The cells of the rooms, with row and column in the maze counted from 0. A walk that has not begun has only its first one. */
    rooms: way.map((state) => roomOf(puzzle, state)),
    /** What the gates have spelled by each of these rooms. */
    messages,
    /** How many letters the solution spells. */
    letters: "way" in outcome ? messageOf(puzzle, outcome.way, maze).length : 0,
    goals: puzzle.goals
      .filter((goal) => goals.delete(puzzle.graph.placeOf(goal)))
      .map((goal) => roomOf(puzzle, goal)),
  };
}

type GateWalk = ReturnType<typeof walkOf>;

function textOfBeginning(walk: number | undefined, rules: string): string {
  if (walk === undefined) return i18n.t("the route begins: {rules}", { rules });
  return i18n.t(
    "the {walk, select, 1 {first} 2 {second} 3 {third} 4 {fourth} other {fifth}} route begins: {rules}",
    { walk, rules },
  );
}

/** Where the next room is, the colour of the gate to it and the letter that it spells. The last two may be blank. */
function textOfStep(direction: string, gate: string, letter: string): string {
  if (gate === "") return directionInWords(direction);
  if (letter === "") {
    return i18n.t(
      "{direction, select, right {right} left {left} up {up} other {down}} through a {gate} gate",
      {
        direction,
        gate,
      },
    );
  }
  return i18n.t("{direction, select, up {up} other {down}} through a {gate} gate, which spells {letter}", {
    direction,
    gate,
    letter,
  });
}
