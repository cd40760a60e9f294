import examples from "../../../../src/functions/examples.json";
import type { CataloguedFunction } from "../../../../src/help/catalogue";
import { drawFunction } from "../../../../src/help/pictures/function-pictures";
import type { HelpPicture } from "../../../../src/help/pictures/picture";
import { LESSONS, loadDrawings, PLAY_KINDS } from "../../../../src/puzzles";

/** What its picture shows; undefined if it has none. Pictures of lessons are not drawn. */
function textOfPicture(name: string, example: unknown): string | undefined {
  const ofLesson: HelpPicture = { file: "", text: "a picture of a lesson", caption: "" };
  const lessons = Object.fromEntries(LESSONS.map(({ id }) => [id, [ofLesson, ofLesson]]));
  return drawFunction({ name, example } as CataloguedFunction, lessons)?.text;
}

beforeAll(() => Promise.all(PLAY_KINDS.map(({ prefix }) => loadDrawings(prefix))));

const SOLVERS = Object.entries(examples).filter(([name]) => name.startsWith("SOLVE"));

test.each(SOLVERS)("the page of %s has a picture of its puzzle", (name, example) => {
  expect(textOfPicture(name, example)).toBeDefined();
});

test("the picture is of the example", () => {
  const { SOLVEBLOCKS, SOLVEPEGS } = examples;
  expect(textOfPicture("SOLVEBLOCKS", SOLVEBLOCKS)).toContain("AB.; A..");
  expect(textOfPicture("SOLVEPEGS", SOLVEPEGS)).toContain("oo.o");
});
