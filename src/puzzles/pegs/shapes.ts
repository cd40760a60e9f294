/** Well-known boards, with `o` for each hole and `#` for cells without one. */
export const SHAPES = {
  cross: ["##ooo##", "##ooo##", "ooooooo", "ooooooo", "ooooooo", "##ooo##", "##ooo##"],
  european: ["##ooo##", "#ooooo#", "ooooooo", "ooooooo", "ooooooo", "#ooooo#", "##ooo##"],
  triangle: ["o####", "oo###", "ooo##", "oooo#", "ooooo"],
  square: ["ooooo", "ooooo", "ooooo", "ooooo", "ooooo"],
} as const;

export type ShapeName = keyof typeof SHAPES;
