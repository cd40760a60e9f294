import type { ReactElement } from "react";

/** A page of the help before it is written. */
export interface HelpPage {
  /** Where it will be, from the folder that is published. */
  readonly address: string;
  readonly title: string;
  /** Such as “Function”, for the search; the start page and the search itself have none and are not found. */
  readonly kind?: string;
  readonly summary: string;
  /** The script that it runs, from the folder that is published. */
  readonly script?: string;
  readonly content: ReactElement;
}
