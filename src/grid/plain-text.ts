/**
 * A text as it looks. What people paste has characters that nobody sees, and others that look like those of a keyboard: a text with them is
 * read as the same text without them. Letters with marks are composed (NFC), spaces of every width and tabs are spaces. Line breaks stay,
 * because a maze may be written in several lines of one cell; elsewhere they separate as spaces do. Everything that reads a text that somebody wrote begins here.
 */
export function plainText(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return text
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(LOOKALIKES, (character) => LOOKALIKE.get(character)!);
}

/** All but the printable characters of ASCII, of which one is a look-alike itself. */
const UNUSUAL = /[^ -_a-~]/;

/**
 * Soft hyphens, zero-width spaces, marks of direction and byte order marks. Joiners and variation selectors belong to letters and pictures;
 * elsewhere nobody sees them.
 */
const INVISIBLE = new RegExp(
  [
    String.raw`[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|\u034F`,
    String.raw`(?<![\p{L}\p{M}\p{Extended_Pictographic}\uFE0F])(?:\u200C|\u200D)`,
    String.raw`(?:\u200C|\u200D)(?![\p{L}\p{Extended_Pictographic}])`,
    String.raw`(?<!\p{Extended_Pictographic})[\uFE00-\uFE0F]`,
  ].join("|"),
  "gu",
);

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xff01 - 0x21;

const LOOKALIKES_OF: readonly (readonly [string, string])[] = [
  [
    " ",
    "\t\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000",
  ],
  ["'", "`´‘’‛′ʹʼ"],
  ["-", "‐‑‒–−﹣"],
  [",", "、"],
  [".", "。"],
];

const LOOKALIKE: ReadonlyMap<string, string> = new Map(
  LOOKALIKES_OF.flatMap(([plain, others]) => Array.from(others, (other) => [other, plain] as const)),
);
const LOOKALIKES = new RegExp(`[${[...LOOKALIKE.keys()].join("")}]`, "g");
