/** Groups whose lattices are drawn. */
export const LATTICES = {
  D4: [["r", "(1 2 3 4)"], ["s", "(1 3)"]], // prettier-ignore
  A4: [["a", "(1 2 3)"], ["b", "(2 3 4)"]], // prettier-ignore
  S4: [["a", "(1 2 3 4)"], ["b", "(1 2)"]], // prettier-ignore
  A5: [["a", "(1 2 3 4 5)"], ["b", "(1 2 3)"]], // prettier-ignore
  /** 27 classes, up to eleven side by side. */
  "D4×C2": [["r", "(1 2 3 4)"], ["s", "(1 3)"], ["t", "(5 6)"]], // prettier-ignore
  /** A chain of ten. */
  C512: [["r", `(${Array.from({ length: 512 }, (_, k) => k + 1).join(" ")})`]],
  /** Thirty divisors. */
  C720: [
    ["a", `(${Array.from({ length: 16 }, (_, k) => `a${k}`).join(" ")})`],
    ["b", `(${Array.from({ length: 9 }, (_, k) => `b${k}`).join(" ")})`],
    ["c", "(c1 c2 c3 c4 c5)"],
  ],
} as const;
