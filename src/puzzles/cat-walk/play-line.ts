import type { Cells } from "../../grid/cells";
import type { Play } from "../../playing/play";
import type { Way } from "../puzzle-kind";
import { messageOf } from "./kind";
import { directionTo, gateBetween, roomOf, type Room } from "./play-rooms";
import { startOf, type WalkRules, type WalkState } from "./play-state";
import { textOfBeginning, textOfStep } from "./play-texts";

export const KIND = "CatWalk";

/** One walk through a maze of gates. */
export interface GateWalk {
  readonly rules: string;
  /** The cells of the rooms, with row and column in the maze counted from 0. A walk that has not begun has only its first one. */
  readonly rooms: readonly Room[];
  /** What the gates have spelled by each of these rooms. */
  readonly messages: readonly string[];
  /** How many letters the solution spells. */
  readonly letters: number;
  readonly goals: readonly Room[];
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
        return [walks[walk].rooms[room]];
      },
    },
  };
}

function walkOf(maze: Cells, { rules, puzzle, outcome }: WalkRules, way: Way): GateWalk {
  const messages = [""];
  for (let k = 1; k < way.length; k++) {
    messages.push(messages[k - 1] + messageOf(puzzle, way.slice(k - 1, k + 1), maze));
  }
  const goals = new Set(puzzle.goals.map(puzzle.graph.placeOf));
  return {
    rules,
    rooms: way.map((state) => roomOf(puzzle, state)),
    messages,
    letters: "way" in outcome ? messageOf(puzzle, outcome.way, maze).length : 0,
    goals: puzzle.goals
      .filter((goal) => goals.delete(puzzle.graph.placeOf(goal)))
      .map((goal) => roomOf(puzzle, goal)),
  };
}
