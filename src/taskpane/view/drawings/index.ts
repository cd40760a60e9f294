import type { Drawing } from "../drawing";

/**
 * The drawings of each kind of puzzle, by the prefix of its plays, in the order in which they are offered. Each is only
 * ever given plays of its own kind.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- drawings of different plays stand in one table
export const DRAWINGS: Readonly<Record<string, readonly Drawing<any>[]>> = {};
