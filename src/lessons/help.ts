/** What the help adds to the contents of a lesson's sheet. The help has the German of captions in `src/help/de/texts.json`. */
export interface LessonHelp {
  /** The pictures, drawn from the cells of its sample workbook. Without any, the lesson's small picture is used. */
  readonly scenes?: readonly Scene[];
  /** What the small picture shows. */
  readonly caption?: string;
}

/** A picture of a puzzle at the start or end of its solution, as drawn by the page Play of the pane. */
export interface Scene {
  /** The prefix of the kind of puzzle, such as `Pinball`. */
  readonly kind: string;
  /** One of its flat drawings; the first one if omitted. */
  readonly drawing?: string;
  readonly at: "start" | "end";
  readonly caption: string;
}

const sceneAt =
  (at: Scene["at"]) =>
  (kind: string, drawing: string, caption: string): Scene => ({ kind, drawing, at, caption });

/** A puzzle before its first move, and after the last one of its solution. */
export const atStart = sceneAt("start");
export const atEnd = sceneAt("end");
