/** What the help says of a lesson beside what its sheet says. In English only, as all of the help. */
export interface LessonHelp {
  /** What is drawn of it, from the cells of its sample workbook; without any it is the lesson's small picture. */
  readonly scenes?: readonly Scene[];
  /** What the small picture shows. */
  readonly caption?: string;
  /** The article that the puzzle comes from, unless an earlier lesson has the same. */
  readonly article?: Article;
}

/** A picture of a puzzle at the start or at the end of its solution, as the page View of the pane draws it. */
export interface Scene {
  /** The prefix of the kind of puzzle, such as `Pinball`. */
  readonly kind: string;
  /** One of its flat drawings. */
  readonly drawing: string;
  readonly at: "start" | "end";
  readonly caption: string;
}

/** One of the articles that Puzzlebook started from, in our words. */
export interface Article {
  readonly id: string;
  readonly title: string;
  /** The author and where the article stands, as far as it says. */
  readonly by: string;
  /** Whether the title is the article's own; otherwise it only says what the article is about. */
  readonly isTitled: boolean;
  readonly asked: readonly string[];
  readonly answered: readonly string[];
  /** The lessons after it, by their ids. */
  readonly lessons: readonly string[];
  /** Functions after it that no lesson calls. */
  readonly functions?: readonly string[];
}
