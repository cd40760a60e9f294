export function sentencesOf(text: string): string[];
export function wordsIn(sentence: string): number;
export function brokenRules(sentence: string, area?: string): string[];
export function brokenInGerman(text: string): string[];
