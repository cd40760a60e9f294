/** What the user has told of a puzzle in ranges without names. */
export interface GivenPuzzle {
  /** That of its kind. */
  readonly prefix: string;
  /** By the names of the kind's ranges. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Blank for the title of its kind. */
  readonly title: string;
  /** The remembered puzzle of the sheet that it takes the place of. */
  readonly replaces?: string | undefined;
}

/** The user's choice for a sheet: a puzzle that it remembers, what has been told of another one, or to be asked for that. */
export type PuzzleChoice =
  | { readonly kind: "named"; readonly id: string }
  | ({ readonly kind: "given" } & GivenPuzzle)
  | { readonly kind: "ask"; readonly given?: GivenPuzzle | undefined };

/** The choices by the ids of the sheets. Other pages of the pane may choose, too; Play reads them when it is shown. */
export const chosenPuzzles = new Map<string, PuzzleChoice>();
