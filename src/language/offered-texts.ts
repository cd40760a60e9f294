import type { Messages } from "@lingui/core";

declare global {
  var puzzlebookTexts: Record<string, Messages> | undefined;
}

/**
 * Offers what functions say in a language, given by its folder name, to their bundle. Pages load the texts before it, as hosts limit its
 * size; a bare runtime, which does not report its language, gets English.
 */
export function offerTexts(language: string, texts: Messages): void {
  (globalThis.puzzlebookTexts ??= {})[language] = texts;
}

export function offeredTexts(): readonly (readonly [language: string, texts: Messages])[] {
  return Object.entries(globalThis.puzzlebookTexts ?? {});
}
