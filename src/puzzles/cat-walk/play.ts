import { i18n } from "../../language";
import { CellError, isBlank, textOf, type Cells } from "../../grid/cells";
import { mazeKindOf } from "../kinds";
import { NotPlayable, type Play, type PlayKind } from "../../playing/play";

/** One walk through a maze of gates. */
export interface GateWalk {
  readonly rules: string;
  /** The cells of the rooms, with row and column in the maze counted from 0. */
  readonly rooms: readonly { readonly row: number; readonly column: number }[];
  /** What the gates have spelled by each of these rooms. */
  readonly messages: readonly string[];
}

/** Walks through a maze such as Cat Walk, each with its own rules, played one after another. */
export interface GateWalkPlay extends Play {
  readonly maze: Cells;
  readonly walks: readonly GateWalk[];
  /** The walk that a step belongs to, and its room. */
  placeOf(step: number): { readonly walk: number; readonly room: number };
}

const KIND = "CatWalk";
const MAX_WALKS = 5;
/** More rows and columns than these do not make a usable drawing. */
const MAX_LINES = 201;

export const gateWalk: PlayKind<GateWalkPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Cat Walk",
  ranges: [
    {
      name: "maze",
      title: /*i18n*/ "The maze: rooms in its even rows and columns, walls and gates between them",
    },
    { name: "rules", title: /*i18n*/ "The rules, such as gates red blue green: a walk for each cell" },
  ],

  *read({ maze, rules }) {
    if (maze.length > MAX_LINES || maze[0].length > MAX_LINES) {
      throw new NotPlayable(
        i18n.t("The maze has {rows} × {columns} cells; a drawing shows at most {most} × {most}.", {
          rows: maze.length,
          columns: maze[0].length,
          most: MAX_LINES,
        }),
      );
    }
    const texts = rules.flat().flatMap((cell) => (isBlank(cell) ? [] : [textOf(cell).toLowerCase()]));
    if (texts.length === 0) {
      throw new CellError("rules", i18n.t("all cells are blank; expected rules such as gates gray"));
    }
    if (texts.length > MAX_WALKS) {
      const count = texts.length;
      const problem = i18n.t("there are {count} rules; expected at most {most}", { count, most: MAX_WALKS });
      throw new CellError("rules", problem);
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
        if (room === 0) return textOfBeginning(walks.length > 1 ? walk + 1 : undefined, by);
        const direction = directionTo(rooms[room - 1], rooms[room]);
        const gate = gateBetween(maze, rooms[room - 1], rooms[room]);
        const letter = messages[room].slice(messages[room - 1].length);
        return textOfStep(direction, gate, letter);
      },
      marker: { range: "maze", cells: (step) => [roomAt(step)] },
    };
  },
};

function textOfBeginning(walk: number | undefined, rules: string): string {
  if (walk === undefined) return i18n.t("the walk begins: {rules}", { rules });
  return i18n.t(
    "the {walk, select, 1 {first} 2 {second} 3 {third} 4 {fourth} other {fifth}} walk begins: {rules}",
    { walk, rules },
  );
}

/** Where the next room is, the colour of the gate to it and the letter that it spells. The last two may be blank. */
function textOfStep(direction: string, gate: string, letter: string): string {
  if (gate === "")
    return i18n.t("{direction, select, right {right} left {left} up {up} other {down}}", { direction });
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

function* walkThrough(maze: Cells, rules: string): Generator<number, GateWalk> {
  const words = rules.split(/[\s,]+/u);
  if (words[0] !== "gates") {
    throw new CellError(
      "rules",
      i18n.t('here is "{found}"; expected rules such as gates red blue green', { found: rules.slice(0, 40) }),
    );
  }
  const kind = mazeKindOf(words);
  const puzzle = yield* kind.read({ maze, rules: words, start: [[""]], goal: [[""]] });
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
