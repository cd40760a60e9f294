import { CellError, isBlank, mazeKindOf, textOf, type Cells } from "../puzzles";
import { NotPlayable, type Play, type PlayKind } from "./play";

/** One walk through a maze of gates. */
export interface GateWalk {
  readonly rules: string;
  /** The cells of the rooms, with row and column counted from 0 in the maze. */
  readonly rooms: readonly { readonly row: number; readonly column: number }[];
  /** What the gates have spelled in each of these rooms. */
  readonly messages: readonly string[];
}

/** Walks through a maze such as Cat Walk, each by rules of its own; they are played one after another. */
export interface GateWalkPlay extends Play {
  readonly maze: Cells;
  readonly walks: readonly GateWalk[];
  /** The walk that a step belongs to, and the room of it. */
  placeOf(step: number): { readonly walk: number; readonly room: number };
}

const KIND = "CatWalk";
const ORDINALS = ["first", "second", "third", "fourth", "fifth"];
/** More rows and columns than these are no drawing any more. */
const MOST_LINES = 201;

export const gateWalk: PlayKind<GateWalkPlay> = {
  prefix: KIND,
  title: "Cat Walk",
  ranges: [
    { name: "maze", title: "The maze: rooms in its even rows and columns, walls and gates between them" },
    { name: "rules", title: "The rules, such as gates red blue green: a walk for each cell" },
  ],

  *read({ maze, rules }) {
    if (maze.length > MOST_LINES || maze[0].length > MOST_LINES) {
      throw new NotPlayable(
        `The maze has ${maze.length} × ${maze[0].length} cells; a drawing shows at most ${MOST_LINES} × ${MOST_LINES}.`,
      );
    }
    const texts = rules.flat().flatMap((cell) => (isBlank(cell) ? [] : [textOf(cell).toLowerCase()]));
    if (texts.length === 0)
      throw new CellError("rules", "all cells are blank; expected rules such as gates gray");
    if (texts.length > ORDINALS.length) {
      throw new CellError("rules", `there are ${texts.length} rules; expected at most ${ORDINALS.length}`);
    }
    const walks: GateWalk[] = [];
    for (const text of texts) walks.push(yield* walkThrough(maze, text));

    const places = walks.flatMap(({ rooms }, walk) => rooms.map((_, room) => ({ walk, room })));
    const roomAt = (step: number) => walks[places[step].walk].rooms[places[step].room];
    return {
      kind: KIND,
      lastStep: places.length - 1,
      maze,
      walks,
      placeOf: (step) => places[step],
      text(step) {
        const { walk, room } = places[step];
        const { rules: by, rooms, messages } = walks[walk];
        if (room === 0) return `the ${walks.length > 1 ? `${ORDINALS[walk]} ` : ""}walk begins: ${by}`;
        const direction = directionTo(rooms[room - 1], rooms[room]);
        const gate = gateBetween(maze, rooms[room - 1], rooms[room]);
        const letter = messages[room].slice(messages[room - 1].length);
        const through = gate === "" ? "" : ` through a ${gate} gate`;
        return `${direction}${through}${letter && `, which spells ${letter}`}`;
      },
      marker: { range: "maze", cells: (step) => [roomAt(step)] },
    };
  },
};

function* walkThrough(maze: Cells, rules: string): Generator<number, GateWalk> {
  const words = rules.split(/[\s,]+/u);
  if (words[0] !== "gates") {
    throw new CellError(
      "rules",
      `here is "${rules.slice(0, 40)}"; expected rules such as gates red blue green`,
    );
  }
  const kind = mazeKindOf(words);
  const puzzle = kind.read({ maze, rules: words, start: [[""]], goal: [[""]] });
  const outcome = yield* puzzle.solve();
  if ("impossible" in outcome) throw new NotPlayable(outcome.impossible);
  const { way } = outcome;
  const rooms = way.map((state) => {
    const [row, column] = puzzle.show(state).map(Number);
    return { row: row - 1, column: column - 1 };
  });
  const messages = [""];
  for (let k = 1; k < way.length; k++) {
    const [[letter]] = kind.answers.message(puzzle, way.slice(k - 1, k + 1), maze);
    messages.push(messages[k - 1] + String(letter));
  }
  return { rules, rooms, messages };
}

type Room = GateWalk["rooms"][number];

function directionTo(from: Room, to: Room): string {
  if (from.row !== to.row) return from.row < to.row ? "down" : "up";
  return from.column < to.column ? "right" : "left";
}

/** The colour of the gate between two neighbouring rooms, or a blank. */
export function gateBetween(maze: Cells, from: Room, to: Room): string {
  const cell = maze[(from.row + to.row) / 2][(from.column + to.column) / 2] ?? "";
  return isBlank(cell) ? "" : textOf(cell).toLowerCase();
}
