import { i18n } from "../language";
import type { Cells } from "../grid/cells";
import { asValue } from "../lessons/blocks";
import type { Lesson, LessonBlock } from "../lessons/lesson";
import { madeSheet, type MakerValues } from "../lessons/maker";
import { STYLES } from "../lessons/styles";
import { LESSONS } from "../puzzles";
import { seededRandom } from "../steps/random";
import { LinkError, type Link, type SheetLink, type WholeLink } from "./link";
import { makingOf } from "./making";
import { sheetOfPuzzles } from "./puzzle-sheet";

/** The sheet of a lesson, or of a maker for what was chosen; undefined if there is no such sheet. */
export function freshSheet(id: string, chosen: MakerValues = {}): Lesson | undefined {
  const making = makingOf(id, chosen);
  // The example does not matter, as a link's inputs replace it.
  if (making) return madeSheet(making.maker, making.values, seededRandom(0));
  return LESSONS.find((lesson) => lesson.id === id);
}

/** What the user types over: yellow cells, and the title of a sheet of the user's own. */
export function inputsOf(lesson: Lesson): LessonBlock[] {
  const isInput = ({ style, fill, cells }: LessonBlock) =>
    ((fill ?? STYLES[style].fill) === STYLES.input.fill ||
      (style === "title" && lesson.chosen !== undefined)) &&
    !cells.flat().some((value) => typeof value === "string" && value.startsWith("="));
  return lesson.blocks.filter(isInput);
}

/** The sheet that a link opens to. Throws a LinkError if there is none. */
export function sheetOfLink(link: Exclude<Link, WholeLink>): Lesson {
  return "puzzles" in link ? sheetOfPuzzles(link.puzzles) : sheetWithInputs(link);
}

function sheetWithInputs({ sheet, values, inputs }: SheetLink): Lesson {
  const fresh = freshSheet(sheet, values);
  if (!fresh) throw unknown();
  const known = inputsOf(fresh);
  for (const [at, cells] of Object.entries(inputs)) {
    const block = known.find((each) => each.at === at);
    if (!block || !isOfSize(cells, block)) throw unknown();
  }
  const written = (block: LessonBlock): LessonBlock => {
    const cells = known.some(({ at }) => at === block.at) && inputs[block.at];
    return cells ? { ...block, cells: cells.map((row) => row.map(asValue)) } : block;
  };
  return { ...fresh, blocks: fresh.blocks.map(written) };
}

const isOfSize = (cells: Cells, block: LessonBlock) =>
  cells.length === block.cells.length && cells[0]?.length === block.cells[0]?.length;

const unknown = () =>
  new LinkError(i18n.t("The link asks for a sheet that this version of Puzzlebook does not have."));
