import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { Exercise } from "../../../src/exercises/exercise";
import { DIFFICULTIES } from "../../../src/exercises/exercise";
import { exercisesOf } from "../../../src/exercises/exercise-set";
import { moodleXml } from "../../../src/exercises/moodle";
import { TOPICS } from "../../../src/exercises/topics";
import { finished } from "../../../src/steps";

interface Question {
  type: string;
  category?: { text: string };
  name: { text: string };
  questiontext: { text: string; format: string };
  answer: { text: string; fraction: string; tolerance?: string }[];
}

function questionsOf(xml: string): Question[] {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    parseTagValue: false,
    isArray: (name) => name === "question" || name === "answer",
  });
  return (parser.parse(xml) as { quiz: { question: Question[] } }).quiz.question;
}

const odd: Exercise = {
  topic: "products",
  question: 'Is a<b & c>"d" ~ {e} =f?\u0001\ud800',
  given: [
    ["<script>&amp;", "~"],
    ["]]>", 3],
  ],
  form: "x < y",
  answer: "a*b",
  mark: () => ({ right: true, why: "" }),
  writings: () => ({ texts: ["a*b", "<&~>"], note: "n & m" }),
};

test("every exercise is a question with all its answers, in the category of its topic", () => {
  const topics = TOPICS.map(({ id }) => id);
  for (const difficulty of DIFFICULTIES) {
    const variants = finished(
      exercisesOf({ topics, count: 22, difficulty, order: "left to right", seed: 3, variants: 3 }),
    );
    const questions = questionsOf(moodleXml(variants, "7b"));
    const categories = questions.filter(({ type }) => type === "category");
    expect(categories.map(({ category }) => category!.text)).toEqual(
      TOPICS.map((topic) => `$course$/top/7b/${topic.title()}`),
    );
    const asked = questions.filter(({ type }) => type !== "category");
    expect(asked.length).toBe(66);
    expect(new Set(asked.map(({ name }) => name.text)).size).toBe(66);
    const exercises = TOPICS.flatMap(({ id }) => variants.flat().filter(({ topic }) => topic === id));
    for (const [k, exercise] of exercises.entries()) {
      const { type, answer } = asked[k];
      expect(answer.map(({ text }) => text)).toEqual(exercise.writings().texts);
      expect(type).toBe(/^\d+$/.test(exercise.answer) ? "numerical" : "shortanswer");
      expect(
        answer.every(
          ({ fraction, tolerance }) => fraction === "100" && (tolerance === "0") === (type === "numerical"),
        ),
      ).toBe(true);
    }
  }
});

test("texts are escaped, for XML and for the page that Moodle makes of them", () => {
  const [category, question] = questionsOf(moodleXml([[odd]], "a/b <c>"));
  expect(category.category!.text).toBe("$course$/top/a//b <c>/Products of cycles");
  expect(question.answer.map(({ text }) => text)).toEqual(["a\\*b", "<&~>"]);
  const html = question.questiontext.text;
  expect(question.questiontext.format).toBe("html");
  expect(XMLValidator.validate(`<div>${html}</div>`)).toBe(true);
  expect(html).not.toContain("<script>");
  const page = new XMLParser({ parseTagValue: false }).parse(html) as {
    p: string[];
    table: { tr: { td: string[] }[] };
  };
  expect(page.p).toEqual(['Is a<b & c>"d" ~ {e} =f?', "x < y. n & m"]);
  expect(page.table.tr.map(({ td }) => td)).toEqual([["<script>&amp;", "~"], ["]]>", "3"]]); // prettier-ignore
});

test("cycles are accepted in any order, from any point, with spaces, commas or nothing", () => {
  const { writings } = finished(
    exercisesOf({
      topics: ["inverses"],
      count: 3,
      difficulty: "easy",
      order: "left to right",
      seed: 1,
      variants: 1,
    }),
  )
    .flat()
    .find(({ answer }) => /^\(\d \d \d\)\(\d \d \d\)$/.test(answer))!;
  expect(writings().texts.length).toBe(2 * 9 * 3);
});
