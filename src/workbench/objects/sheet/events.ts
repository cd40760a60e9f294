import type { IRange } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import type {} from "@univerjs/preset-sheets-core";
import { formatArea } from "../cells/addresses";
import { calculationOf, changeOf } from "./changes";
import { areaOfRange } from "./ranges";

/** A message to the add-in, in the form Office.js accepts from its bridge. */
export interface HostMessage {
  type: 3;
  message: {
    entries: { messageCategory: number; messageType: number; targetId: string; message: string }[];
  };
}

/** Bridge messages with entries for the rich API, and the category of events among those. */
const RICH_API_MESSAGE = 3;
const EVENT_CATEGORY = 65536;
/** The target of workbook-wide events. */
export const WORKBOOK_TARGET = "Workbook";

/** Office.js's numbers for events. 1 and 2 belong to its first API, which receives them without registering. */
export const EventType = {
  SettingsChanged: 1,
  DocumentSelectionChanged: 2,
  WorksheetChanged: 10,
  WorksheetActivated: 11,
  WorksheetDeactivated: 12,
  WorksheetAdded: 13,
  WorksheetSelectionChanged: 14,
  WorksheetDeleted: 15,
  WorksheetCalculated: 16,
} as const;

/** Univer's operation for a new selection, and its types while the mouse is still dragging it. */
const SET_SELECTIONS = "sheet.operation.set-selections";
const BEFORE_THE_END = new Set<number | undefined>([0, 1]);

interface SelectionsParams {
  subUnitId: string;
  selections: { range: IRange }[];
  type?: number;
}

/** Watches the spreadsheet and sends the add-in the events it has registered for. */
export class Events {
  private readonly registered = new Map<string, number>();
  private activeSheet: string | undefined;
  private selected: string | undefined;
  private quiet = false;

  constructor(
    private readonly univerAPI: FUniver,
    private readonly send: (message: HostMessage) => void,
    /** Whether changes are made by a batch of the add-in rather than by the user. */
    private readonly byAddIn: () => boolean,
  ) {
    const { Event } = univerAPI;
    this.activeSheet = univerAPI.getActiveWorkbook()?.getActiveSheet().getSheetId();
    univerAPI.addEvent(Event.ActiveSheetChanged, () => this.activeSheetChanged());
    univerAPI.addEvent(Event.CommandExecuted, ({ id, params, options }) => {
      if (id === SET_SELECTIONS) this.selectionChanged(params as SelectionsParams);
      else this.cellsChanged(id, params as object, options);
    });
    univerAPI.addEvent(Event.SheetCreated, ({ worksheet }) =>
      this.sheetEvent(EventType.WorksheetAdded, worksheet.getSheetId()),
    );
    univerAPI.addEvent(Event.SheetDeleted, ({ sheetId }) =>
      this.sheetEvent(EventType.WorksheetDeleted, sheetId),
    );
  }

  register(type: number, target: string): void {
    const key = keyOf(type, target);
    this.registered.set(key, (this.registered.get(key) ?? 0) + 1);
  }

  unregister(type: number, target: string): void {
    const key = keyOf(type, target);
    this.registered.set(key, Math.max(0, (this.registered.get(key) ?? 0) - 1));
  }

  /** Runs something that temporarily moves the selection and active worksheet but leaves them as they were. */
  quietly<T>(run: () => T): T {
    this.quiet = true;
    try {
      return run();
    } finally {
      this.quiet = false;
    }
  }

  settingsChanged(): void {
    this.post(EventType.SettingsChanged, "", {});
  }

  private selectionChanged({ subUnitId, selections, type }: SelectionsParams): void {
    const active = this.univerAPI.getActiveWorkbook()?.getActiveSheet().getSheetId();
    if (this.quiet || subUnitId !== active || BEFORE_THE_END.has(type)) return;
    const address = selections.map(({ range }) => formatArea(areaOfRange(range))).join(",");
    const selected = eventReference(subUnitId, address);
    if (selected === this.selected) return;
    this.selected = selected;
    this.post(EventType.DocumentSelectionChanged, "", {});
    this.postToSheet(EventType.WorksheetSelectionChanged, subUnitId, { address, worksheetId: subUnitId });
  }

  private activeSheetChanged(): void {
    const active = this.univerAPI.getActiveWorkbook()?.getActiveSheet().getSheetId();
    const left = this.activeSheet;
    if (this.quiet || active === left) return;
    this.activeSheet = active;
    this.selected = undefined;
    if (left !== undefined) this.sheetEvent(EventType.WorksheetDeactivated, left);
    if (active !== undefined) this.sheetEvent(EventType.WorksheetActivated, active);
  }

  private cellsChanged(id: string, params: object | undefined, options: object | undefined): void {
    const calculation = calculationOf(id, params, options);
    if (calculation)
      this.postToSheet(EventType.WorksheetCalculated, calculation.sheetId, {
        address: formatArea(calculation.area),
        worksheetId: calculation.sheetId,
      });
    const change = changeOf(id, params, options);
    if (!change) return;
    const { sheetId, area, changeType } = change;
    const address = formatArea(area);
    this.postToSheet(EventType.WorksheetChanged, sheetId, {
      address,
      changeType,
      worksheetId: sheetId,
      source: "Local",
      triggerSource: this.byAddIn() ? "ThisLocalAddin" : "Unknown",
      shiftDirection: "None",
      referenceId: eventReference(sheetId, address),
    });
  }

  private sheetEvent(type: number, sheetId: string): void {
    this.postToSheet(type, sheetId, { worksheetId: sheetId, source: "Local" });
  }

  /** A worksheet event goes to handlers registered on that worksheet and to those registered on all of them. */
  private postToSheet(type: number, sheetId: string, args: object): void {
    for (const target of [sheetId, WORKBOOK_TARGET])
      if ((this.registered.get(keyOf(type, target)) ?? 0) > 0) this.post(type, target, args);
  }

  private post(messageType: number, targetId: string, args: object): void {
    const entry = { messageCategory: EVENT_CATEGORY, messageType, targetId, message: JSON.stringify(args) };
    this.send({ type: RICH_API_MESSAGE, message: { entries: [entry] } });
  }
}

const keyOf = (type: number, target: string) => `${type}:${target}`;

/** The name by which an event handler requests the event's range. */
export const eventReference = (sheetId: string, address: string) => `${address}@${sheetId}`;

/** The worksheet and address behind an event's name for a range. */
export function eventRange(reference: string): { sheetId: string; address: string } {
  const at = reference.indexOf("@");
  return { sheetId: reference.slice(at + 1), address: reference.slice(0, at) };
}
