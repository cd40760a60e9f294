import type { FWorkbook } from "@univerjs/preset-sheets-core";
import { Subject } from "rxjs";

type Settings = Record<string, unknown>;

/** Where the workbook keeps the add-in's settings, and whether it starts the add-in; both are saved with it. */
export const SETTINGS_FIELD = "documentSettings";
export const START_FIELD = "startState";

/** How an add-in begins when the workbook is opened: not until somebody asks for it, or at once, without its pane. */
export type StartState = "Inactive" | "Background";

/** Hears of each change of what add-ins keep in the workbook, of which Univer does not tell. */
export const addInDataChanges = new Subject<void>();

/** The settings that add-ins keep in the workbook: `workbook.settings`, and `Office.context.document.settings`. */
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
