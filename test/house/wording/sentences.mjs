const SEGMENTER = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a text. Those that end in a colon or semicolon go on. */
export const sentencesOf = (text) =>
  Array.from(
    SEGMENTER.segment(text.replaceAll("e.g.", "eg").replace(/\bvol\. |\bp\. |\bno\. /g, "")),
    ({ segment }) => segment.trim(),
  ).filter((sentence) => /\p{L}/u.test(sentence));

export const wordsIn = (sentence) =>
  (sentence.replace(/`[^`]*`|\{[^}]*\}/g, "x").match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []).length;
