const SEGMENTER = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a text. One may begin with code, a number or a small letter, as in “1, 2. a is …”. */
export const sentencesOf = (text) =>
  Array.from(SEGMENTER.segment(text.replace(/\b(vol|p|no|cf)\. /g, "$1 ")), ({ segment }) => segment)
    .flatMap((sentence) => sentence.split(/(?<=[a-z)`][.!?]) (?=[`\d("“])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

export const wordsIn = (sentence) =>
  (sentence.replace(/`[^`]*`|\{[^}]*\}/g, "x").match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []).length;
