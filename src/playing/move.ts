/**
 * A state of a puzzle that is played by hand: all that decides which moves are legal and whether it is solved. Equal states are equal
 * (`===`), so that a solution that is known already is found again.
 */
export type GameState = number | string;

/**
 * A part of a puzzle that can be clicked, such as a cell or a piece's place: `2 5`. In a flat drawing, elements with the attribute
 * `data-spot` are spots; a solid drawing tells the spot of a part (`SolidDrawing.spotOf`). All drawings of a puzzle have the same spots.
 */
export type Spot = string;

/** The keys that make a move where directions make sense. */
export type ArrowKey = "ArrowRight" | "ArrowUp" | "ArrowDown" | "ArrowLeft";

/** A key that makes a move: an arrow key or a letter, a capital one with the shift key. */
export type MoveKey = ArrowKey | Lowercase<string> | Uppercase<string>;

export interface Move<State extends GameState = GameState> {
  /** What its button says: “right”, “A'”, “tile 5 up”. Different from those of the other moves in the same state. */
  readonly label: string;
  readonly to: State;
  /** Where it leads. A click there makes the move if no other legal move leads there; otherwise `from` is clicked first. */
  readonly spot?: Spot;
  /** Other spots that mean the same, such as the other cells that a large piece comes to. */
  readonly others?: readonly Spot[];
  /** Where it comes from, such as the piece's place. Dragging from here to `spot` makes the move. */
  readonly from?: Spot;
  readonly key?: MoveKey;
}

/** A line of moves from a state to the goal, or a user-facing message saying why there is none. */
export type Solution<State extends GameState = GameState> =
  | {
      readonly line: readonly Move<State>[];
      /** Whether it is proved that no line is shorter. */
      readonly isShortest: boolean;
    }
  | { readonly impossible: string };
