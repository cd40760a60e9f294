import { closest, distance } from "fastest-levenshtein";

/** A page as the search sees it. */
export interface Searchable {
  readonly title: string;
  readonly summary: string;
  /** All words of its text, separated by spaces. */
  readonly words: string;
}

/** The words of a text in lower case without accents, so that “schonbrunn” finds “Schönbrunn”. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The score of a word found in the title, in the summary, or elsewhere on the page. It is doubled if the whole word matches. */
const COUNTS = [
  ["title", 100],
  ["summary", 10],
  ["words", 1],
] as const;

/** Fewer letters stand in the middle of too many words. */
const MIN_LETTERS_INSIDE = 3;

/** The relevance of a page; 0 if one of the search terms is neither the beginning of any word of the page nor within its title. */
export function relevance(page: Searchable, asked: readonly string[]): number {
  const counts = asked.map((word) =>
    Math.max(...COUNTS.map(([part, count]) => count * matches(page, part, word))),
  );
  return counts.includes(0) ? 0 : counts.reduce((sum, count) => sum + count, 0);
}

function matches(page: Searchable, part: keyof Searchable, asked: string): 0 | 1 | 2 {
  const words = wordsOf(page[part]);
  if (words.includes(asked)) return 2;
  // A function's name is several words in one, so that “maze” finds SOLVEMAZE.
  const isInside = part === "title" && asked.length >= MIN_LETTERS_INSIDE;
  return words.some((word) => (isInside ? word.includes(asked) : word.startsWith(asked))) ? 1 : 0;
}

/** The pages that contain all search terms, most relevant first. If there are none, the terms are taken as misspelt. */
export function found<Page extends Searchable>(pages: readonly Page[], question: string): Page[] {
  const asked = wordsOf(question);
  if (asked.length === 0) return [...pages];
  const exact = ranked(pages, asked);
  return exact.length > 0 ? exact : ranked(pages, corrected(pages, asked));
}

const ranked = <Page extends Searchable>(pages: readonly Page[], asked: readonly string[]): Page[] =>
  pages
    .map((page) => ({ page, relevance: relevance(page, asked) }))
    .filter((each) => each.relevance > 0)
    .sort((a, b) => b.relevance - a.relevance)
    .map(({ page }) => page);

/** One wrong letter for every three. Two letters that changed places count twice. */
const isNear = (word: string, known: string) => distance(word, known) <= (word.length + 1) / 3;

/** The terms, with the nearest word of a page for each that is on none. */
function corrected(pages: readonly Searchable[], asked: readonly string[]): string[] {
  const known = pages.flatMap(({ title, summary, words }) => wordsOf(`${title} ${summary} ${words}`));
  return asked.map((word) => {
    if (pages.some((page) => relevance(page, [word]) > 0)) return word;
    const nearest = closest(word, known);
    return isNear(word, nearest) ? nearest : word;
  });
}
