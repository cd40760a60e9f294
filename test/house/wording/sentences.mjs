const SEGMENTER = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a text. One may begin with code, a number or a small letter, as in “1, 2. a is …”. */
export const sentencesOf = (text) =>
  Array.from(SEGMENTER.segment(text.replace(/\b(vol|p|no|cf)\. /g, "$1 ")), ({ segment }) => segment)
    .flatMap((sentence) => sentence.split(/(?<=[a-z)`][.!?]) (?=[`\d("“])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

export const wordsIn = (sentence) =>
  (sentence.replace(/`[^`]*`|\{[^}]*\}/g, "x").match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []).length;

const MOST_WORDS = 30;

/** What to write instead, and how to find what is not to be written. */
const RULES = [
  ["“is not a”", /\b(?<!\bthere )(is|are) no (?!longer|more|fewer|less)/i],
  [
    "“because”, or a full stop",
    /, as (it|they|this|these|that|those|there|each|every|no|its|all|only|both|she|he|we)\b/,
  ],
  ["“your own” or “its own”", /\bone[’']s own\b/i],
  ["“again”", /\banew\b/i],
  ["“should”", /\bshall\b/i],
  ["“otherwise”", /\bor else\b/i],
  ["“next to”", /\bbeside\b/i],
  ["“reaches”", /\bcomes? to (?!mind)/i],
  ["“uses”", /\b(go|goes|going) by\b/i],
  ["“remove”", /\btak(e|es|ing|en) away\b/i],
  ["“billion”", /\bthousand million\b/i],
];

/** One word for one thing. Comments name things of the code. */
const NAMES = [
  [
    "“route”",
    /\b((?<!in )no|any|only|best|long(er|est)?|short(er|est)|cheapest) (way|walk|path)s?\b|\b(way|path)s? (from|to the goal|out|through)\b|\b(first|second|this|each|every) walk\b/i,
  ],
  ["“empty place”", /\bempty spaces?\b/i],
];

/** The same in German. */
const GERMAN = [
  ["„Zykel“", /Zykl(us|en)/],
  ["„Wand“", /\bMauern?\b/],
  ["„Nachricht“", /Botschaft/],
  ["„Inverses“", /\bUmkehrung/],
  ["„Weg“", /\bPfade?\b/],
];

const broken = (rules, text) =>
  rules.filter(([, pattern]) => pattern.test(text)).map(([instead]) => `write ${instead}`);

export const brokenInGerman = (text) => broken(GERMAN, text);

/** What is wrong with a sentence, in words. */
export function brokenRules(sentence, area) {
  const found = broken(area === "comments" ? RULES : [...RULES, ...NAMES], sentence);
  const words = wordsIn(sentence);
  return words > MOST_WORDS ? [...found, `${words} words in a sentence`] : found;
}
