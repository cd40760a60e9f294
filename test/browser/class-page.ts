import { readFileSync } from "node:fs";
import { expect, type FrameLocator, type Locator } from "@playwright/test";
import { unzipSync } from "fflate";
import type { CellContent, WorkbookContent } from "../../src/workbooks";
import type { WorkbenchPage } from "./workbench-page";

/** A file as it is handed in. */
export interface HandedInFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The parts Exercises and Marks of the pane's page Class, as a teacher sees them. */
export class ClassPage {
  constructor(readonly workbench: WorkbenchPage) {}

  get pane(): FrameLocator {
    return this.workbench.pane;
  }

  async open(part: "Exercises" | "Marks"): Promise<void> {
    await this.pane.getByRole("tab", { name: "Class" }).click();
    await this.pane.getByRole("tab", { name: part, exact: true }).click();
    await expect(this.section).toBeVisible();
  }

  /** The part that is open. */
  get section(): Locator {
    return this.pane
      .getByRole("region", { name: /^(Exercises|Mark returned workbooks)$/ })
      .filter({ visible: true });
  }

  button(name: string): Locator {
    return this.pane.getByRole("button", { name, exact: true });
  }

  tick(topic: string): Promise<void> {
    return this.section.getByRole("checkbox", { name: topic, exact: true }).check();
  }

  async choose(questions: number, variants: number, seed: number): Promise<void> {
    await this.pane.getByLabel("Questions").fill(String(questions));
    await this.pane.getByLabel("Variants (students)").fill(String(variants));
    await this.pane.getByLabel("Seed", { exact: true }).fill(String(seed));
  }

  /** The files of the archive that is downloaded. */
  async downloaded(): Promise<Record<string, Uint8Array>> {
    const downloading = this.workbench.page.waitForEvent("download");
    await this.button("Download workbooks").click();
    const download = await downloading;
    return unzipSync(readFileSync(await download.path()));
  }

  async handIn(files: readonly HandedInFile[]): Promise<void> {
    const choosing = this.workbench.page.waitForEvent("filechooser");
    await this.button("Choose files …").click();
    await (await choosing).setFiles([...files]);
  }
}

export const handedIn = (name: string, bytes: Uint8Array): HandedInFile => ({
  name,
  mimeType: TYPE,
  buffer: Buffer.from(bytes),
});

/** The yellow cells of a student's sheet, from the top: the name, then the answers. */
export function yellowCells({ sheets: [sheet], styles }: WorkbookContent): CellContent[] {
  const isYellow = ({ style }: CellContent) =>
    style !== undefined && styles[style].fill === "#fff5cc" && styles[style].numberFormat === "@";
  const rows = new Map<number, CellContent>();
  for (const cell of sheet.cells) if (isYellow(cell) && !rows.has(cell.row)) rows.set(cell.row, cell);
  return [...rows.values()];
}

/** The workbook with texts typed into cells of its first sheet. */
export function typed(content: WorkbookContent, texts: ReadonlyMap<CellContent, string>): WorkbookContent {
  const [sheet, ...others] = content.sheets;
  const cells = sheet.cells.map((cell) => {
    const value = texts.get(cell);
    return value === undefined ? cell : { ...cell, value };
  });
  return { ...content, sheets: [{ ...sheet, cells }, ...others] };
}
