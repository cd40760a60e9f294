/** The intervals at which an axis shows numbers, in addition to the first one. */
const NUMBERS = [1, 5, 10, 50, 100, 500, 1000, 5000, 10_000, 50_000];
/** The intervals of shown letters, from the first one on. */
const LETTERS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** The numbers from 1 on that an axis shows, when each has `room` and needs `needed`. */
export function shownNumbers(count: number, room: number, needed: number): number[] {
  // The first interval, from 1, is one shorter.
  const every = NUMBERS.find((step) => Math.max(1, step - 1) * room >= needed) ?? Infinity;
  return Array.from({ length: count }, (_, k) => k + 1).filter((n) => n === 1 || n % every === 0);
}

/** The indices from 0 on whose letters are shown. */
export function shownLetters(count: number, room: number, needed: number): number[] {
  const every = LETTERS.find((step) => step * room >= needed) ?? Infinity;
  return Array.from({ length: count }, (_, k) => k).filter((k) => k % every === 0);
}
