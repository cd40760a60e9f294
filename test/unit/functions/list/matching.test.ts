import { found, relevance, wordsOf, type Searchable } from "../../../../src/functions/list/matching";

const page = (title: string, summary: string, words: string): Searchable => ({ title, summary, words });

const PAGES = [
  page("WORDTOPATH", "Joins the space-paths of a word to one.", "maze"),
  page("SOLVEMAZE", "Finds the shortest way through a maze.", "walls jump gates"),
  page("The maze of Schönbrunn", "Each tile says how far to jump.", "sum tiles"),
];
const titles = (question: string) => found(PAGES, question).map(({ title }) => title);

test("words are in small letters, without accents and signs", () => {
  expect(wordsOf("Schönbrunn's (1 4 2) – A8")).toEqual(["schonbrunn", "s", "1", "4", "2", "a8"]);
});

test("a word in the title counts more than one in the summary, and that more than one elsewhere", () => {
  expect(titles("maze")).toEqual(["The maze of Schönbrunn", "SOLVEMAZE", "WORDTOPATH"]);
});

test("a whole word counts more than the beginning of one", () => {
  expect(relevance(PAGES[1], ["jump"])).toBeGreaterThan(relevance(PAGES[1], ["jum"]));
  expect(relevance(PAGES[1], ["jum"])).toBeGreaterThan(0);
});

test("a word inside of a title counts like the beginning of one", () => {
  expect(relevance(PAGES[1], ["maze"])).toBe(relevance(PAGES[1], ["solv"]));
  expect(titles("ord")).toEqual(["WORDTOPATH"]);
  expect(titles("rd")).toEqual([]);
});

test("all words must be there", () => {
  expect(titles("maze gates")).toEqual(["SOLVEMAZE"]);
  expect(titles("maze helicopter")).toEqual([]);
});

test("accents and capitals make no difference", () => {
  expect(titles("SCHONBRUNN")).toEqual(titles("Schönbrunn"));
  expect(titles("schonbrunn")).toEqual(["The maze of Schönbrunn"]);
});

test("a question without words finds everything in its order", () => {
  expect(found(PAGES, " – ")).toEqual(PAGES);
});

test("a misspelt word is read as the nearest one, but only where it is near", () => {
  expect(titles("maez")).toEqual([]);
  expect(titles("shotrest maze")).toEqual(["SOLVEMAZE"]);
  expect(titles("tlies")).toEqual(["The maze of Schönbrunn"]);
  expect(titles("helicopter")).toEqual([]);
});
