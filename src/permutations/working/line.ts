/** What a line of a working is about if it is more than a calculation. */
export type LineName = "product" | "reversed" | "inverse" | "order" | "sum" | "parity";

/** A line of a working: what is written on it, and what comes out, blank where nothing does yet. */
export interface Line {
  readonly name?: LineName;
  readonly written: string;
  readonly result: string | bigint;
}
