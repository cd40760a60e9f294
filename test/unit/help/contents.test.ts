import examples from "../../../src/functions/examples.json";
import { helpSource } from "../../../build/help.mjs";
import { readArticle } from "../../../src/help/articles";
import { formulaOf, functionsOf, questionsOf, taskOf } from "../../../src/help/lesson-text";
import told from "../../../src/help/functions.json";
import { relatedFunctions, SEE_ALSO } from "../../../src/functions/list/topics";
import type { Lesson } from "../../../src/lessons/lesson";
import { LESSONS } from "../../../src/puzzles";

const NAMES = Object.keys(examples).sort();

test("notes are of functions that exist, in whole sentences", () => {
  expect(NAMES).toEqual(expect.arrayContaining(Object.keys(told)));
  const notes = Object.values(told).flatMap((each) => ("notes" in each ? each.notes : []));
  expect(notes.length).toBeGreaterThan(20);
  for (const paragraph of notes) expect(paragraph).toMatch(/^\S.*\.$/);
});

test("related functions exist and are others, each once", () => {
  for (const name of [...NAMES, ...Object.keys(SEE_ALSO)]) {
    const related = relatedFunctions(name);
    expect(NAMES).toEqual(expect.arrayContaining(related));
    expect(related).not.toContain(name);
    expect(new Set(related).size).toBe(related.length);
  }
});

test("every lesson of ours belongs to one article, and articles name functions that exist", () => {
  const articles = Object.entries(helpSource("{}").articles).map(([id, text]) => readArticle(id, text));
  const ids = (lessons: readonly Lesson[]) => lessons.map(({ id }) => id).sort();
  expect(ids(articles.flatMap(({ lessons }) => lessons))).toEqual(ids(LESSONS));
  expect(NAMES).toEqual(expect.arrayContaining(articles.flatMap(({ functions }) => functions)));
});

test("a page about a lesson that does not exist is refused", () => {
  expect(() => readArticle("chess", "---\nlessons: chess\n---\n# Chess\n\nSomebody\n")).toThrow(
    "lesson chess",
  );
});

test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
  "%s has a task and three questions",
  (_id, lesson) => {
    expect(taskOf(lesson)).toMatch(/[.?]$/);
    expect(questionsOf(lesson)).toHaveLength(3);
    for (const question of questionsOf(lesson)) expect(question).toMatch(/^\p{Lu}/u);
  },
);

test("the functions of a lesson, and a formula that calls one of them", () => {
  const ogear = LESSONS.find(({ id }) => id === "ogear")!;
  expect(functionsOf(ogear)).toEqual(["SOLVEGEAR"]);
  expect(formulaOf(ogear, "SOLVEGEAR")).toBe("=PUZZLE.SOLVEGEAR(B20:E35,Q7:S7,Q8:S8)");
});
