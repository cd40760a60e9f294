import { i18n } from "../language";
import { opening } from "./blocks";
import { Area, place, type Areas, type Panels, type Place } from "./layout";
import { lessonOf, type Lesson, type LessonBlock, type LessonSheet, type Paint } from "./lesson";
import { SOLUTIONS } from "./solutions";

/** The contents and formats of a sheet. */
export interface SheetDescription {
  readonly panels: Panels;
  readonly rowHeights?: readonly { readonly rows: Area; readonly points: number }[];
  readonly paints?: readonly (Omit<Paint, "on"> & { readonly on: Place })[];
  readonly frames?: readonly { readonly around: Place; readonly color: string }[];
  readonly notes?: readonly { readonly at: Place; readonly text: string }[];
  readonly names?: Readonly<Record<string, Place>>;
  /** Of a sheet of the user's own: the cells that are the puzzle on paper, without what tells its author how to make it. */
  readonly paper?: Place;
  readonly select: Place;
}

/** A lesson whose cells have names. Its texts are not yet translated, except those that `sheet` returns. */
export interface LessonDescription extends Pick<
  Lesson,
  "id" | "title" | "summary" | "source" | "picture" | "sheetName" | "columnWidths"
> {
  readonly task: string;
  /**
   * The sheet below the title, with the areas of its items by their names. It is called once for their sizes, which do not depend on where
   * they are, and then whenever the lesson is read.
   */
  readonly sheet: (areas: Areas) => SheetDescription;
}

/** The name of the cells that are the puzzle on paper. */
export const PAPER = "Puzzlebook_paper";

/** What the areas are as long as they have no place. */
const anywhere = new Proxy<Areas>({}, { get: () => new Area(0, 0) });

/** Areas by their names. A name that no item has is a mistake in the lesson. */
const onlyThese = (areas: Areas) =>
  new Proxy(areas, {
    get(_, name: string) {
      const area = areas[name];
      if (!area) throw new Error(`No cells of the lesson are called ${name}.`);
      return area;
    },
  });

/** The sheet as all others read it, below the blocks of its head. Its texts are in the language of the time of reading. */
export function layOut(
  { columnWidths, sheet }: Pick<LessonDescription, "columnWidths" | "sheet">,
  head: () => readonly LessonBlock[],
): LessonSheet {
  let areas: Areas | undefined;
  const read = () => {
    areas ??= place(sheet(anywhere).panels).areas;
    return sheet(onlyThese(areas));
  };
  return {
    columnWidths,
    get rowHeights() {
      const { rowHeights = [] } = read();
      return rowHeights.map(({ rows: { top, rows }, points }) => ({
        rows: `${top + 1}:${top + rows}`,
        points,
      }));
    },
    get blocks(): LessonBlock[] {
      return [...head(), ...place(read().panels).blocks()];
    },
    get paints() {
      return (read().paints ?? []).map((paint) => ({ ...paint, on: `${paint.on}` }));
    },
    get frames() {
      return (read().frames ?? []).map(({ around, color }) => ({ around: `${around}`, color }));
    },
    get notes() {
      return (read().notes ?? []).map(({ at, text }) => ({ at: `${at}`, text }));
    },
    get names() {
      const { names, paper } = read();
      const all = {
        ...(areas?.solutions && { [SOLUTIONS]: areas.solutions }),
        ...(paper && { [PAPER]: paper }),
        ...names,
      };
      return Object.fromEntries(Object.entries(all).map(([name, cells]) => [name, `${cells}`]));
    },
    get select() {
      return `${read().select}`;
    },
  };
}

/** A lesson as all others read it. */
export function defineLesson(description: LessonDescription): Lesson {
  const { id, title, summary, source, task, picture, sheetName, columnWidths } = description;
  return lessonOf(
    {
      id,
      get title() {
        return i18n._(title);
      },
      get summary() {
        return i18n._(summary);
      },
      get source() {
        return i18n._(source);
      },
      picture,
      sheetName,
    },
    layOut(description, () => opening(i18n._(title), i18n._(task), i18n._(source), columnWidths)),
  );
}
