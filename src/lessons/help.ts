/** What the help adds to the contents of a lesson's sheet. English only, like all of the help. */
export interface LessonHelp {
  /** The pictures, drawn from the cells of its sample workbook. Without any, the lesson's small picture is used. */
  readonly scenes?: readonly Scene[];
  /** What the small picture shows. */
  readonly caption?: string;
  /** The article that the puzzle is from, unless an earlier lesson has the same one. */
  readonly article?: Article;
}

/** A picture of a puzzle at the start or end of its solution, as drawn by the View page of the pane. */
export interface Scene {
  /** The prefix of the kind of puzzle, such as `Pinball`. */
  readonly kind: string;
  /** One of its flat drawings. */
  readonly drawing: string;
  readonly at: "start" | "end";
  readonly caption: string;
}

/** One of the articles that Puzzlebook is based on, in our own words. */
export interface Article {
  readonly id: string;
  readonly title: string;
  /** The author and where the article was published, if it says so. */
  readonly by: string;
  /** Whose the puzzles and the theorems are, where the article is not the place to look. */
  readonly credits?: string;
  /** Whether the title is the article's own; otherwise it describes the topic. */
  readonly isTitled: boolean;
  readonly asked: readonly string[];
  readonly answered: readonly string[];
  /** The lessons based on it, by id. */
  readonly lessons: readonly string[];
  /** Functions based on it that no lesson calls. */
  readonly functions?: readonly string[];
}
