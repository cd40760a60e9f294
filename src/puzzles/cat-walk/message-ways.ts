import { randomIndex, type Random } from "../../steps/random";
import type { Spelled } from "./message-question";

/** A maze in the making. Positions are those of the range, row by row; what is between two rooms is half the way from one to the other. */
export interface Sketch {
  /** Of the range. */
  readonly width: number;
  /** OPEN, WALL or the colour of a gate between rooms, OPEN in rooms, and # around all and between four rooms. */
  readonly marks: string[];
  /** The rooms with S and G. */
  readonly start: number;
  readonly goal: number;
  /** By room that somebody comes to: twice the number of gates behind, and 1 more if it is who spells the second message. */
  readonly states: (number | undefined)[];
}

export const OPEN = "";
/** It may yet be opened. */
export const WALL = "+";

/** The column of rooms of a capital letter, counted from 0. */
export const columnOfLetter = (letter: string): number => letter.charCodeAt(0) - 65;

/** Of looking for a way down a row. */
const TRIES = 200;

/**
 * Lays one or two ways from S in the first row of rooms to G in the last, with a gate a row, as in the published maze. Both walk along the
 * same rows, and each goes down in places of its own. So a walker in one order cannot go down where the other way does, if the orders
 * differ at each turn. A walker who goes back up there finds no third place to come down again: each way is the only one. If both ways
 * would go down in the same column, or one has fewer letters left, a way goes down without a letter. It takes a gate on the row into a room
 * where the other way does not go. A passage leads down from this room. Undefined if no such room is found, which is rare.
 *
 * @param waiting how often ways go down without a letter: 0 for only if there is a reason
 */
export function layWays(
  spelled: readonly Spelled[],
  columns: number,
  waiting: number,
  random: Random,
): Sketch | undefined {
  const width = 2 * columns + 1;
  const line = (inRooms: string, between: string) =>
    Array.from({ length: width }, (_, k) => (k % (width - 1) === 0 ? "#" : k % 2 ? inRooms : between));
  const marks = line("#", "#");
  const states: (number | undefined)[] = [];
  const first = randomIndex(random, columns);
  const at = spelled.map(() => first);
  const done = spelled.map(() => 0);

  for (let row = 0; ; row++) {
    marks.push(...line(OPEN, WALL), ...line(WALL, "#"));
    const roomIn = (column: number) => (2 * row + 1) * width + 2 * column + 1;
    /** Along the row; returns the last step's passage. */
    const walk = (way: number, column: number): number => {
      const step = Math.sign(column - at[way]);
      for (let room = roomIn(at[way]); ; room += 2 * step) {
        if (states[room] === undefined || randomIndex(random, 2)) states[room] = 2 * row + way;
        if (at[way] === column) return room - step;
        marks[room + step] = OPEN;
        at[way] += step;
      }
    };

    const left = spelled.map(({ message }, way) => message.length - done[way]);
    const most = Math.max(...left);
    if (most === 0) {
      const last = randomIndex(random, columns);
      at.forEach((_, way) => walk(way, last));
      marks.splice(-width, width, ...line("#", "#"));
      return { width, marks, states, start: width + 2 * first + 1, goal: roomIn(last) };
    }
    for (let tried = 0; ; tried++) {
      if (tried === TRIES) return undefined;
      const spells = left.map((count) => randomIndex(random, most + waiting + tried) < count);
      const to = spells.map((isLetter, way) =>
        isLetter ? columnOfLetter(spelled[way].message[done[way]]) : randomIndex(random, columns),
      );
      const isFree = to.every((column, way) => {
        const other = to[1 - way];
        const isMet = (column - at[1 - way]) * (column - other) <= 0;
        return column !== other && (spells[way] || (column !== at[way] && !isMet));
      });
      if (!isFree) continue;
      spelled.forEach(({ order }, way) => {
        const passage = walk(way, to[way]);
        const below = roomIn(to[way]) + width;
        marks[below] = OPEN;
        marks[spells[way] ? below : passage] = order[row % order.length];
        done[way] += Number(spells[way]);
      });
      break;
    }
  }
}
