import { readFileSync } from "node:fs";
import { TOPICS } from "../../../src/functions/list/topics";
import { textOf, wordsIn } from "./markdown";

/** Each section and the most words that it may have, in the order in which a stranger needs them. */
const MOST: Readonly<Record<string, number>> = {
  Puzzlebook: 60,
  State: 50,
  "Try it": 150,
  "The pane": 100,
  "The functions": 100,
  "In Excel": 120,
  "For developers": 60,
  "Credits and licence": 60,
};

const readme = readFileSync("README.md", "utf8");
const sections = readme
  .split(/^#+ (?=.)/m)
  .filter(Boolean)
  .map((section) => /^(.*)\n([^]*)$/.exec(section)!)
  .map(([, heading, content]) => ({ heading, content }));
const section = (name: string) => sections.find(({ heading }) => heading === name)!.content;

test("the README has at most 700 words", () => {
  expect(wordsIn(textOf(readme)).length).toBeLessThanOrEqual(700);
});

test("its sections are short, and in order", () => {
  expect(sections.map(({ heading }) => heading)).toEqual(Object.keys(MOST));
  for (const { heading, content } of sections)
    expect([heading, Math.max(wordsIn(textOf(content)).length, MOST[heading])]).toEqual([
      heading,
      MOST[heading],
    ]);
});

test("it has one picture", () => {
  expect(readme.match(/!\[/g)).toHaveLength(1);
});

test("it says first of all that Puzzlebook has not run in Excel, until a report tells otherwise", () => {
  const reports = /## Hosts and reports\n([^]*?)\n\n/.exec(readFileSync("docs/excel.md", "utf8"))![1];
  const hasRun = reports.split("\n").length > 2;
  expect(section("State").includes("has not yet run in a real Excel")).toBe(!hasRun);
});

test("it names the functions by topic, and the pages of the pane", () => {
  const rows = TOPICS.map(
    ({ title, functions }) =>
      `- **${title}:** ${Object.keys(functions)
        .map((name) => `\`${name}\``)
        .join(" ")}`,
  );
  expect(section("The functions").match(/^- .*$/gm)).toEqual(rows);
  const pages = [...section("The pane").matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, title]) => title);
  const [withTabs] = readFileSync("src/taskpane/pages.ts", "utf8").split("PAGES_WITHOUT_TAB");
  expect(pages).toEqual([...withTabs.matchAll(/title: \/\*i18n\*\/ "(.+)"/g)].map(([, title]) => title));
});
