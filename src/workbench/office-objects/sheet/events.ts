import type { IRange } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import type {} from "@univerjs/preset-sheets-core";
import { formatArea } from "../cells/addresses";
import { calculationOf, changeOf } from "./changes";
import { areaOfRange } from "../cells/areas";

/** A message to the add-in, in the form Office.js accepts from its bridge: entries for the rich API. */
export interface HostMessage {
  type: 3;
  message: {
    entries: { messageCategory: number; messageType: number; targetId: string; message: string }[];
  };
}

/** The category of events among the messages. */
const EVENT_CATEGORY = 65536;
/** The target of workbook-wide events. */
const WORKBOOK_TARGET = "Workbook";

/** Office.js's numbers for events. 2 belongs to its first API, which receives it without registering. */
export const EventType = {
  DocumentSelectionChanged: 2,
  WorksheetChanged: 10,
  WorksheetActivated: 11,
  WorksheetDeleted: 15,
  WorksheetCalculated: 16,
} as const;

export function eventMessage(messageType: number, targetId: string, args: object): HostMessage {
  const entry = { messageCategory: EVENT_CATEGORY, messageType, targetId, message: JSON.stringify(args) };
  return { type: 3, message: { entries: [entry] } };
}

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
  private readonly registered = new Map<number, number>();
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
    univerAPI.addEvent(Event.SheetDeleted, ({ sheetId }) =>
      this.sheetEvent(EventType.WorksheetDeleted, { worksheetId: sheetId, source: "Local" }),
    );
  }

  register(type: number): void {
    this.registered.set(type, (this.registered.get(type) ?? 0) + 1);
  }

  unregister(type: number): void {
    this.registered.set(type, Math.max(0, (this.registered.get(type) ?? 0) - 1));
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

  private selectionChanged({ subUnitId, selections, type }: SelectionsParams): void {
    const active = this.univerAPI.getActiveWorkbook()?.getActiveSheet().getSheetId();
    if (this.quiet || subUnitId !== active || BEFORE_THE_END.has(type)) return;
    const address = selections.map(({ range }) => formatArea(areaOfRange(range))).join(",");
    const selected = `${address}@${subUnitId}`;
    if (selected === this.selected) return;
    this.selected = selected;
    this.send(eventMessage(EventType.DocumentSelectionChanged, "", {}));
  }

  private activeSheetChanged(): void {
    const active = this.univerAPI.getActiveWorkbook()?.getActiveSheet().getSheetId();
    if (this.quiet || active === this.activeSheet) return;
    this.activeSheet = active;
    this.selected = undefined;
    if (active !== undefined) this.sheetEvent(EventType.WorksheetActivated, { worksheetId: active });
  }

  private cellsChanged(id: string, params: object | undefined, options: object | undefined): void {
    const calculation = calculationOf(id, params, options);
    if (calculation)
      this.sheetEvent(EventType.WorksheetCalculated, {
        address: formatArea(calculation.area),
        worksheetId: calculation.sheetId,
      });
    const change = changeOf(id, params, options);
    if (!change) return;
    this.sheetEvent(EventType.WorksheetChanged, {
      address: formatArea(change.area),
      changeType: change.changeType,
      worksheetId: change.sheetId,
      source: "Local",
      triggerSource: this.byAddIn() ? "ThisLocalAddin" : "Unknown",
      shiftDirection: "None",
    });
  }

  /** A worksheet event goes to the handlers registered on all worksheets. The add-in registers none on a single one. */
  private sheetEvent(type: number, args: object): void {
    if ((this.registered.get(type) ?? 0) > 0) this.send(eventMessage(type, WORKBOOK_TARGET, args));
  }
}
