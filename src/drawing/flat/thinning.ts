/** Every so many numbers are shown at an axis, and the first one. */
const NUMBERS = [1, 5, 10, 50, 100, 500, 1000, 5000, 10_000, 50_000];
/** Every so many letters, from the first one on. */
const LETTERS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** The numbers from 1 on that are shown at an axis where each has `room`, and needs so much. */
export function shownNumbers(count: number, room: number, needed: number): number[] {
  // From 1 to the next one it is a step less.
  const every = NUMBERS.find((step) => Math.max(1, step - 1) * room >= needed) ?? Infinity;
  return Array.from({ length: count }, (_, k) => k + 1).filter((n) => n === 1 || n % every === 0);
}

/** The places from 0 on whose letters are shown. */
export function shownLetters(count: number, room: number, needed: number): number[] {
  const every = LETTERS.find((step) => step * room >= needed) ?? Infinity;
  return Array.from({ length: count }, (_, k) => k).filter((k) => k % every === 0);
}
