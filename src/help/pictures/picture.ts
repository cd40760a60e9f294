export interface HelpPicture {
  /** The location of its file, relative to the published folder. */
  readonly file: string;
  /** What is in the file; undefined for a screenshot, whose file is in `assets/` (`npm run pictures`). */
  readonly svg?: string;
  /** What it shows, for readers who cannot see it. */
  readonly text: string;
  /** The caption below it, for all readers. */
  readonly caption: string;
}
