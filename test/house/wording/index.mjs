/**
 * Fails if a text breaks a rule of how Puzzlebook speaks that a program can check: over catalogues, documents and comments. Words on the
 * command line select areas: README, docs, help, "German help", descriptions, errors, lessons, pane, comments. With `--measure` it only
 * shows the mean length of the sentences.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { brokenInGerman, brokenRules, sentencesOf, wordsIn } from "./sentences.mjs";
import { englishTexts, translations } from "./texts.mjs";

const MOST_CHARACTERS = { description: 255, subject: 72 };
/** Older ones had other rules. */
const COMMITS = 30;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { measure: { type: "boolean", default: false } },
});

const texts = englishTexts().filter(({ area }) => positionals.length === 0 || positionals.includes(area));
if (values.measure) measure();
else check();

function measure() {
  for (const area of new Set(texts.map((each) => each.area))) {
    const lengths = texts
      .filter((each) => each.area === area)
      .flatMap(({ text }) => sentencesOf(text).map(wordsIn));
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    console.log(`${area}: ${lengths.length} sentences, ${mean.toFixed(1)} words in the mean`);
  }
}

function check() {
  const exceptions = JSON.parse(readFileSync(new URL("exceptions.json", import.meta.url), "utf8"));
  const used = new Set();
  const problems = [];
  const judge = ({ area, place }, text, broken) => {
    if (broken.length === 0) return;
    const exception = Object.keys(exceptions).find((part) => text.includes(part));
    if (exception) used.add(exception);
    else problems.push(`${area}, ${place}: ${broken.join("; ")}: ${text}`);
  };
  for (const each of texts)
    for (const sentence of sentencesOf(each.text)) judge(each, sentence, brokenRules(sentence, each.area));
  if (positionals.length === 0) {
    for (const each of translations()) judge(each, each.text, brokenInGerman(each.text));
    problems.push(...tooLong(), ...longSubjects());
    const unused = Object.keys(exceptions).filter((part) => !used.has(part));
    problems.push(...unused.map((part) => `exceptions.json: no text needs this: ${part}`));
  }
  if (problems.length === 0) return;
  console.error(problems.join("\n"));
  process.exitCode = 1;
}

/** Descriptions that Excel cuts off, in any language. */
function tooLong() {
  return [...texts, ...translations()]
    .filter(({ area, text }) => area === "descriptions" && text.length > MOST_CHARACTERS.description)
    .map(({ text }) => `descriptions: ${text.length} characters: ${text}`);
}

/** Subjects of the last commits. */
function longSubjects() {
  if (!existsSync(".git")) {
    console.log("Commits were not checked: these sources have no history.");
    return [];
  }
  const log = execFileSync("git", ["log", `-${COMMITS}`, "--no-merges", "--format=%s"], { encoding: "utf8" });
  return log
    .split("\n")
    .filter((subject) => subject.length > MOST_CHARACTERS.subject)
    .map((subject) => `commit: ${subject.length} characters: ${subject}`);
}
