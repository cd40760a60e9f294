import { ColorKit, type IWorkbookData } from "@univerjs/core";
import { i18n } from "../../language";
import type { WorkbookContent } from "../../workbooks";
import { WorkbookCells } from "../custom-functions/workbook-cells";
import { Calculation } from "../office-objects/sheet/calculation";
import { UniverInternals } from "../office-objects/sheet/univer-internals";
import type { Spreadsheet } from "../univer/basics/spreadsheet";
import { fileFormat } from "./file-format";
import { lostOnSaving } from "./lost-on-saving";
import { ContentReader, unanswered } from "./workbook-content";
import type { WorkbookState } from "../univer/basics/spreadsheet";

/** Functions may take as long as they like, but a file does not wait longer than this: about ten seconds. */
const TURN = 100;
const MAX_TURNS = 100;

export class OpenWorkbook {
  private readonly calculation: Calculation;
  private readonly internals: UniverInternals;
  private readonly cells: WorkbookCells;

  constructor(
    private readonly spreadsheet: Spreadsheet,
    readonly addIn: string,
  ) {
    this.calculation = new Calculation(spreadsheet.univerAPI);
    this.internals = new UniverInternals(spreadsheet.univerAPI);
    this.cells = new WorkbookCells(spreadsheet);
  }

  get name(): string {
    return this.workbook.getName() || i18n.t("Workbook");
  }

  /** Its current state, with all that Univer knows about it. */
  state(): Required<WorkbookState> {
    return {
      data: this.workbook.save(),
      activeSheet: this.workbook.getActiveSheet().getSheetId(),
      selection: this.workbook.getActiveRange()?.getA1Notation() ?? "A1",
      spilled: this.internals.spilledCells(this.workbook.getId()),
    };
  }

  /** The workbook as files hold it, once its formulas are calculated. Formulas that take very long come without their values. */
  async content(): Promise<WorkbookContent> {
    if (this.workbook.isCellEditing()) await this.workbook.endEditingAsync(true);
    await this.calculation.finished();
    let content = this.contentNow();
    for (let turn = 0; unanswered(content) > 0 && turn < MAX_TURNS; turn++) {
      await new Promise((resolve) => setTimeout(resolve, TURN));
      content = this.contentNow();
    }
    return content;
  }

  async bytes(): Promise<Uint8Array> {
    const content = await this.content();
    return (await fileFormat()).writeWorkbook(content);
  }

  /** User-facing messages on what its file lacks. */
  lostOnSaving(): string[] {
    return lostOnSaving(this.workbook.save());
  }

  private contentNow(): WorkbookContent {
    const { data, ...view } = this.state();
    const workbook = this.workbook.getId();
    const formulas = {
      formulaAt: (sheet: string, row: number, column: number) =>
        this.cells.formulaOf({ workbook, sheet, row, column }),
      spills: (sheet: string) => this.internals.spills(workbook, sheet),
      spilledCell: (sheet: string, row: number, column: number) =>
        this.internals.spilledCell(workbook, sheet, row, column),
    };
    return new ContentReader(data as IWorkbookData, formulas, readColor).read(view, this.addIn);
  }

  private get workbook() {
    return this.spreadsheet.univerAPI.getActiveWorkbook()!;
  }
}

/** Converts any colour known to Univer to the form used in files. */
export function readColor(text: string): string | undefined {
  const color = new ColorKit(text);
  return color.isValid ? color.toHexString().slice(0, 7) : undefined;
}
