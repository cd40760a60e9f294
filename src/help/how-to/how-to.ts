import type { ReactElement } from "react";
import type { HelpPicture } from "../pictures/picture";

/** A page of the help that says how to do one thing, from the first click to the last. */
export interface HowTo {
  readonly id: string;
  /** What the reader wants to do. */
  readonly title: string;
  readonly summary: string;
  pictures(): readonly HelpPicture[];
  readonly content: ReactElement;
}
