import { XMLBuilder } from "fast-xml-parser";
import type { Exercise, Given, Topic } from "./exercise";
import { TOPICS } from "./topics";

/**
 * All variants' exercises as questions for Moodle's question bank, in its XML (docs.moodle.org, "Moodle XML format"). Each topic has a
 * category below the category with the given name. Its questions are named by topic, variant and number.
 */
export function moodleXml(variants: readonly (readonly Exercise[])[], name: string): string {
  const questions = TOPICS.flatMap((topic) => {
    const own = variants.flatMap((exercises, variant) =>
      exercises.flatMap((exercise, k) =>
        exercise.topic === topic.id ? [questionOf(exercise, topic, `${variant + 1}.${k + 1}`)] : [],
      ),
    );
    return own.length === 0 ? [] : [categoryOf(name, topic), ...own];
  });
  return build([
    { "?xml": [{ "#text": "" }], ":@": { version: "1.0", encoding: "UTF-8" } },
    { quiz: questions },
  ]);
}

/** An element as the builder takes it: its name, its contents, and its attributes. */
type Element = Readonly<Record<string, unknown>>;

const builder = new XMLBuilder({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: "" });
const build = (elements: readonly Element[]): string => builder.build(elements);

/** Characters that XML has no way to write (XML 1.0, "Char"). */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const element = (
  name: string,
  contents: string | number | readonly Element[],
  attributes?: object,
): Element => ({
  [name]: Array.isArray(contents) ? contents : [{ "#text": String(contents).replace(NO_XML, "") }],
  ...(attributes && { ":@": attributes }),
});

const text = (contents: string) => [element("text", contents)];

/** A slash in a category's name is written twice, as a single one begins a category within. */
const inCategory = (name: string) => name.replaceAll("/", "//");

function categoryOf(name: string, topic: Topic): Element {
  const path = `$course$/top/${inCategory(name)}/${inCategory(topic.title())}`;
  return element("question", [element("category", text(path))], { type: "category" });
}

function questionOf(exercise: Exercise, topic: Topic, number: string): Element {
  const { texts } = exercise.writings();
  const isNumber = texts.every((each) => /^\d+$/.test(each)) && texts.length === 1;
  const answers = texts.map((each) =>
    element(
      "answer",
      [...text(isNumber ? each : withoutWildcards(each)), ...(isNumber ? [element("tolerance", 0)] : [])],
      {
        fraction: "100",
        format: "moodle_auto_format",
      },
    ),
  );
  return element(
    "question",
    [
      element("name", text(`${topic.title()} ${number}`)),
      element("questiontext", text(htmlOf(exercise)), { format: "html" }),
      element("generalfeedback", text(exercise.answer), { format: "plain_text" }),
      element("defaultgrade", 1),
      element("hidden", 0),
      ...(isNumber ? [] : [element("usecase", 0)]),
      ...answers,
    ],
    { type: isNumber ? "numerical" : "shortanswer" },
  );
}

/** In answers of Moodle, `*` stands for any text. */
const withoutWildcards = (answer: string) => answer.replaceAll("*", "\\*");

/** The question, its cells as a table, and the form of the answer. Moodle shows it as HTML. */
function htmlOf(exercise: Exercise): string {
  const { note } = exercise.writings();
  const form = [exercise.form, note].filter((each) => each !== undefined).join(". ");
  return build([element("p", exercise.question), tableOf(exercise.given), element("p", form)]);
}

const tableOf = (given: Given): Element =>
  element(
    "table",
    given.map((row) =>
      element(
        "tr",
        row.map((cell) => element("td", cell, { style: "border:1px solid;padding:2px 6px" })),
      ),
    ),
  );
