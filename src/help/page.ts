import type { ReactElement } from "react";
import type { HelpPicture } from "./pictures/picture";

/** A page of the help before it is written. */
export interface HelpPage {
  /** Where it will be, relative to the published folder. */
  readonly address: string;
  readonly title: string;
  /** Such as “Function”, for the search. The start page and the search page have none and cannot be found. */
  readonly kind?: string;
  readonly summary: string;
  /** The script that it runs, relative to the published folder. */
  readonly script?: string;
  /** Pictures that only this page has. */
  readonly pictures?: readonly HelpPicture[];
  readonly content: ReactElement;
}
