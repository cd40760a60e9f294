import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { WorkbenchPage } from "../browser/workbench-page";

/** What is known of a picture: the file, and what the pane showed when it was taken. */
export interface PictureRecord {
  readonly sha256: string;
  readonly pane: readonly string[];
}

export type PictureRecords = Readonly<Record<string, PictureRecord>>;

export const RECORDS = "docs/pictures.json";

export const readRecords = (): PictureRecords =>
  existsSync(RECORDS) ? (JSON.parse(readFileSync(RECORDS, "utf8")) as PictureRecords) : {};

export const digestOf = (file: string): string =>
  createHash("sha256").update(readFileSync(file)).digest("hex");

/** Waits until the pane shows no formula that is still being computed. */
export const calculated = ({ pane }: WorkbenchPage): Promise<void> =>
  pane.getByRole("region", { name: "Formulas that take long" }).waitFor({ state: "detached" });

/** All that the pane shows, as assistive technology reads it: names and states of its elements, and texts. */
export async function shownPane({ pane }: WorkbenchPage): Promise<string[]> {
  const shown = await pane.locator("body").ariaSnapshot();
  // A link has the address of the server of this run.
  return shown.replace(/http:\/\/localhost:\d+/g, "http://localhost").split("\n");
}
