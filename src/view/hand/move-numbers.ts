import { stateAfter } from "../../playing/by-hand";
import type { Move } from "../../playing/move";
import type { Game } from "../../playing/play";

/** A line as data that can be sent to another window: the number of each move among the legal ones. */
export type MoveNumbers = readonly number[];

export function numbersOf(game: Game, line: readonly Move[]): MoveNumbers {
  return line.map(({ label, to }, step) =>
    game.moves(stateAfter({ game, line }, step)).findIndex((move) => move.label === label && move.to === to),
  );
}

/** The line with these numbers; undefined if there is none, such as when the other window has another puzzle by now. */
export function lineOf(game: Game, numbers: MoveNumbers): readonly Move[] | undefined {
  const line: Move[] = [];
  for (const [step, number] of numbers.entries()) {
    const move = game.moves(stateAfter({ game, line }, step)).at(number);
    if (number < 0 || !move) return undefined;
    line.push(move);
  }
  return line;
}
