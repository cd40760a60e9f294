import "./univer-without-page";
import { readFileSync } from "node:fs";
import { createContext, Script, type Context } from "node:vm";
import { IUniverInstanceService, LocaleService, type Injector, type LocaleType } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import type {} from "@univerjs/preset-sheets-core";
import type { AddInDialog } from "../../../../src/workbench/office/dialog";
import { emptyWorkbook } from "../../../../src/workbench/files/workbook-state";
import type { WorkbookState } from "../../../../src/workbench/univer/basics/spreadsheet";
import { createHost, type OfficeHost } from "../../../../src/workbench/office/host";
import type { OfficeColors } from "../../../../src/workbench/page/theme";
import type { Pane } from "../../../../src/workbench/office/pane";
import { createSpreadsheet } from "../../../../src/workbench/univer/spreadsheet";
import { closeMessageChannels } from "./message-channels";

const officeJs = new Script(
  readFileSync(require.resolve("@microsoft/office-js/dist/excel-win32-16.01.debug.js"), "utf8"),
);

/** What an add-in sees of an Excel error. */
export interface SeenError {
  code: string;
  message: string;
  location: string | undefined;
}

type Batch<T> = (context: Excel.RequestContext) => Promise<T>;

/**
 * The workbench without its page: the real Office.js talks to the workbench's host through the bridge between them, and the host uses
 * Univer without its rendering.
 */
export class HeadlessWorkbench {
  readonly univerAPI: FUniver;
  /** What the page would report. */
  readonly problems: string[] = [];
  /** The globals of Office.js. */
  private readonly office: Context & { Excel: typeof Excel };
  readonly injector: Injector;
  readonly host: OfficeHost;

  constructor(workbook: WorkbookState = emptyWorkbook()) {
    const texts = { locale: "enUS" as LocaleType, locales: { enUS: {} } };
    const { univerAPI, injector } = createSpreadsheet(
      {} as HTMLElement,
      false,
      texts,
      workbook,
      ({ message }) => this.problems.push(message),
    );
    this.host = createHost(
      univerAPI,
      {} as Pane,
      { external: {}, externalOfPage: {} } as AddInDialog,
      () => ({}) as OfficeColors,
      async () => new Uint8Array(),
    );
    // As the grid does; undo applies to the unit with the focus.
    injector.get(IUniverInstanceService).focusUnit(univerAPI.getActiveWorkbook()!.getId());
    this.univerAPI = univerAPI;
    this.injector = injector;
    this.office = officePage({ _richApiNativeBridge: this.host.bridge });
  }

  /** Ends everything that Univer has scheduled. */
  dispose(): void {
    const texts = this.injector.get(LocaleService);
    this.injector.dispose();
    // Univer says "analyzing" a second after a calculation has begun, even when its workbook has gone, and asks for that text.
    texts.t = (key) => key;
    closeMessageChannels();
  }

  /** Makes this workbook available to add-in code that runs in the test itself. */
  hostAddIn(): void {
    const requirements = { isSetSupported: () => true };
    Object.assign(globalThis, {
      Excel: this.office.Excel,
      Office: {
        AsyncResultStatus: { Succeeded: "succeeded" },
        context: { requirements, document: { settings: documentSettings() } },
      },
    });
  }

  /** Runs a batch as `Excel.run` does. */
  run<T>(batch: Batch<T>): Promise<T> {
    return this.office.Excel.run(batch);
  }

  /** The error with which a batch ends. */
  async failure(batch: Batch<unknown>): Promise<SeenError> {
    const error = await this.run(batch).then(
      () => null,
      (reason) => reason,
    );
    expect(error).not.toBeNull();
    return { code: error.code, message: error.message, location: error.debugInfo?.errorLocation };
  }

  /** Evaluates an expression in the scope of the Office.js globals. */
  evaluate(expression: string): unknown {
    return new Script(expression).runInContext(this.office);
  }

  get workbook() {
    return this.univerAPI.getActiveWorkbook()!;
  }

  /** What a range holds, according to Univer. */
  univerValues(sheet: string, address: string): unknown[][] {
    return this.workbook.getSheetByName(sheet)!.getRange(address).getValues();
  }

  univerSheets(): string[] {
    return this.workbook.getSheets().map((sheet) => sheet.getSheetName());
  }
}

/** As much of a page as Office.js needs when it starts. */
function officePage(globals: object): Context & { Excel: typeof Excel } {
  const page = createContext({
    ...globals,
    console,
    // Lets add-in code that runs in the test itself recognise errors of Office.js as errors.
    Error,
    setTimeout,
    clearTimeout,
    addEventListener: () => undefined,
    location: new URL("http://localhost/"),
    navigator: { userAgent: "" },
    document: { getElementsByTagName: () => [] },
  });
  page.window = new Script("globalThis").runInContext(page);
  officeJs.runInContext(page);
  return page as Context & { Excel: typeof Excel };
}

/** What a workbook keeps for an add-in. */
export function documentSettings(kept = new Map<string, unknown>()) {
  return {
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, value: unknown) => kept.set(name, value),
    saveAsync: (answer: (result: object) => void) => answer({ status: "succeeded" }),
  };
}
