import type { FWorkbook } from "@univerjs/preset-sheets-core";
import { Subject } from "rxjs";

type Settings = Record<string, unknown>;

/** Where the workbook keeps the add-in's settings, and whether it starts the add-in. Both are saved with it. */
export const SETTINGS_FIELD = "documentSettings";
export const START_FIELD = "startState";

/** How an add-in starts when the workbook is opened: only on request, or immediately but without its pane. */
export type StartState = "Inactive" | "Background";

/** Emits on each change to what add-ins keep in the workbook, which Univer does not report. */
export const addInDataChanges = new Subject<void>();

/** The settings that add-ins keep in the workbook: `workbook.settings` and `Office.context.document.settings`. */
export function readSettings(workbook: FWorkbook): Settings {
  return { ...(workbook.getCustomMetadata()?.[SETTINGS_FIELD] as Settings | undefined) };
}

export function writeSettings(workbook: FWorkbook, settings: Settings): void {
  write(workbook, SETTINGS_FIELD, settings);
}

export function readStartState(workbook: FWorkbook): StartState {
  return (workbook.getCustomMetadata()?.[START_FIELD] as StartState | undefined) ?? "Inactive";
}

export function writeStartState(workbook: FWorkbook, state: StartState): void {
  write(workbook, START_FIELD, state);
}

function write(workbook: FWorkbook, field: string, value: unknown): void {
  workbook.setCustomMetadata({ ...workbook.getCustomMetadata(), [field]: value });
  addInDataChanges.next();
}
