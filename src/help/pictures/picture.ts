/** A picture of the help. */
export interface HelpPicture {
  /** Where its file is, from the folder that is published. */
  readonly file: string;
  readonly svg: string;
  /** What it shows, for those who do not see it. */
  readonly text: string;
  /** What is said below it, for all. */
  readonly caption: string;
}
