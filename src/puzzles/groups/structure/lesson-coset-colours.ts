import type { Picture } from "../../../lessons/lesson";

/** The colours of cosets, by their numbers. With more numbers, only the trivial subgroup of a large group has some. */
export const COLOURS = [
  ...["#ffe08a", "#9ec5f4", "#b5e3c0", "#f7b2ad", "#d7bdf0", "#ffc98a"],
  ...["#a5e4e8", "#e4e99a", "#f5b8d8", "#c9c2b4", "#8fd0a0", "#b9c8ff"],
];

/** Four cosets of two elements each: the table of the factor group in blocks. */
export function picture(): Picture {
  const [a, b, c, d] = COLOURS as [string, string, string, string];
  return [
    [a, b, c, d],
    [b, a, d, c],
    [c, d, a, b],
    [d, c, b, a],
  ];
}
