/**
 * The same text by itself. Engines keep a text that was put together as a tree of its parts, and one that was cut out
 * together with all that it was cut from: either takes many times the room of its characters.
 */
export function flatText(text: string): string {
  return text.length <= SHORT ? text : (JSON.parse(JSON.stringify(text)) as string);
}

/** Texts this short are copied whenever they are put together or cut out. */
const SHORT = 12;
