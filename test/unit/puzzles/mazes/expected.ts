import type { Expected } from "../expected-types";
export const expected: Expected = { puzzles: [] };
