import type { FUniver } from "@univerjs/core/facade";
import { DIALOG_MESSAGE, type AddInDialog } from "./dialog";
import {
  createObjectModel,
  failed,
  readSettings,
  readStartState,
  writeSettings,
  writeStartState,
  type HostMessage,
  type StartState,
  type BatchRequest,
  type BatchResponse,
} from "../office-objects";
import type { OfficeColors } from "../page/theme";
import { createOfficeContext } from "./office-context";
import type { Pane } from "./pane";
import { NOT_SUPPORTED, RibbonCommands, SUCCESS } from "./ribbon-commands";
import { ActionType, ObjectPathType, type Action, type ActionResult } from "../office-objects/batch/wire";

/** What Office.js calls its native bridge: JSON strings in both directions. */
interface NativeBridge {
  sendMessageToHost(text: string): void;
  onMessageFromHost: ((text: string) => void) | null;
}

/** A message of Office.js. */
interface Message {
  readonly id: number;
  readonly type: number;
  readonly flags?: number;
  readonly message: { readonly body: unknown };
}

type Execute = (request: BatchRequest, flags: number) => Promise<BatchResponse>;

const REQUEST = 1;
const RESPONSE = 2;

/**
 * The host's end of the bridge that Office.js 1.1.110 calls `OfficeExtension.HostBridge`. Every request of the add-in gets a response under
 * its own id. An exception in the host becomes an error response.
 */
export function createBridge(execute: Execute): { native: NativeBridge; send(message: HostMessage): void } {
  const native: NativeBridge = {
    sendMessageToHost: (text) => void answer(JSON.parse(text) as Message),
    onMessageFromHost: null,
  };

  async function answer(message: Message): Promise<void> {
    if (message.type !== REQUEST)
      throw new Error(`Office.js sent a message of the unknown type ${message.type}.`);
    const body = await execute(readBody(message.message.body), message.flags ?? 0).catch(asError);
    const response = { statusCode: 200, headers: {}, body: JSON.stringify(body) };
    native.onMessageFromHost?.(JSON.stringify({ id: message.id, type: RESPONSE, message: response }));
  }

  return { native, send: (message) => native.onMessageFromHost?.(JSON.stringify(message)) };
}

function readBody(body: unknown): BatchRequest {
  return (typeof body === "string" ? JSON.parse(body) : body) as BatchRequest;
}

function asError(problem: unknown): BatchResponse {
  console.error(problem);
  const message = problem instanceof Error ? problem.message : String(problem);
  return failed({ code: "GeneralException", message, location: "", httpStatus: 500 });
}

/** Numbers from Office.js (`OSF.DDA.MethodDispId`, `OSF.DDA.ErrorCodeManager.errorCodes`, and its number for compressed files). */
const GET_COPY = 77;
const GET_SLICE = 80;
const RELEASE_COPY = 81;
const COMPRESSED = 5;
const FAILED = 5001;
const TOO_MANY_FILES = 11000;
const INVALID_HANDLE = 5010;

/** The most files Office keeps for an add-in, which must close one before it requests another. */
const MAX_FILES = 2;

/** What Office.js accepts as a host array: here a status and the result. */
interface HostArray {
  toArray(): readonly unknown[];
}

type Callback = (answer: number | HostArray) => void;

const hostArray = (items: readonly unknown[]): HostArray => ({ toArray: () => items });

/** The workbook's file as `Office.context.document.getFileAsync` requests it: whole, then slice by slice, until it is closed. */
export class DocumentFile {
  private readonly files = new Map<number, Uint8Array>();
  private lastHandle = 0;

  /** @param bytes makes the file of the current workbook */
  constructor(private readonly bytes: () => Promise<Uint8Array>) {}

  owns(methodId: number): boolean {
    return [GET_COPY, GET_SLICE, RELEASE_COPY].includes(methodId);
  }

  execute(methodId: number, [first, second, third]: readonly unknown[], callback: Callback): void {
    if (methodId === GET_COPY) void this.open(Number(first)).then(callback, () => callback(FAILED));
    else if (methodId === GET_SLICE) callback(this.slice(Number(first), Number(second), Number(third)));
    else callback(this.files.delete(Number(first)) ? SUCCESS : INVALID_HANDLE);
  }

  private async open(type: number): Promise<number | HostArray> {
    if (type !== COMPRESSED) return NOT_SUPPORTED;
    if (this.files.size >= MAX_FILES) return TOO_MANY_FILES;
    const bytes = await this.bytes();
    const handle = ++this.lastHandle;
    this.files.set(handle, bytes);
    return hostArray([SUCCESS, hostArray([handle, bytes.length])]);
  }

  private slice(handle: number, offset: number, size: number): number | HostArray {
    const file = this.files.get(handle);
    if (!file) return INVALID_HANDLE;
    const data = Array.from(file.subarray(offset, offset + size));
    return hostArray([SUCCESS, hostArray([data, data.length])]);
  }
}

/** The workbench as the add-in's page sees it, and its connections to the parts behind. */
export interface OfficeHost {
  /** Becomes `window.external` in the add-in's page. */
  external: object;
  /** The same for the page of the add-in's dialog. */
  externalOfDialog: object;
  bridge: NativeBridge;
  commands: RibbonCommands;
  send(message: HostMessage): void;
  /** Resolves when the custom functions runtime reports that it is ready. Excel begins to call functions then. */
  functionsReady: Promise<void>;
  /** Resolves when Office.js is ready for commands and custom function calls. */
  started: Promise<unknown>;
  /** Resolves when formulas have been calculated, or when that takes too long. */
  calculated(): Promise<void>;
  /** Set by the part that waits for custom function results. */
  onResults: (entries: unknown) => void;
}

/** Feature 2 of the custom functions runtime: it delivers results every 200 ms instead of every 500. */
const QUICK_RESULTS = 2;

/** @param fileOfWorkbook makes the file (.xlsx) of the current workbook */
export function createHost(
  univerAPI: FUniver,
  pane: Pane,
  dialog: AddInDialog,
  colors: () => OfficeColors,
  fileOfWorkbook: () => Promise<Uint8Array>,
): OfficeHost {
  const commands = new RibbonCommands();
  const actions = signal();
  const functions = signal();
  const context = createOfficeContext(colors, {
    read: () => readSettings(univerAPI.getActiveWorkbook()!),
    write: (settings) => writeSettings(univerAPI.getActiveWorkbook()!, settings),
  });
  const documentFile = new DocumentFile(fileOfWorkbook);
  const deliver = (entries: unknown) => host.onResults(entries);

  const services = new HostServices({
    "Microsoft.ExcelServices.CustomFunctions": {
      SetInvocationArrayResults: deliver,
      SetInvocationResults: deliver,
      _SetOsfControlContainerReadyForCustomFunctions: functions.reach,
      _GetEnabledFeatures: () => [QUICK_RESULTS],
    },
    "Microsoft.InternalService.AddinInternalService": { NotifyActionHandlerReady: actions.reach },
    "Microsoft.AppRuntime.AppRuntimeService": {
      GetAppRuntimeState: () => (pane.visible ? "Visible" : "Background"),
      SetAppRuntimeState: (state) => (state === "Visible" ? pane.show() : pane.hide()),
    },
    // How the add-in starts when the workbook is next opened; saved with the workbook.
    "Microsoft.AppRuntime.AppRuntimePersistenceService": {
      GetAppRuntimeStartState: () => readStartState(univerAPI.getActiveWorkbook()!),
      SetAppRuntimeStartState: (state) =>
        writeStartState(univerAPI.getActiveWorkbook()!, state as StartState),
    },
  });
  const objects = createObjectModel(univerAPI, (message) => bridge.send(message));
  const bridge = createBridge(async (request, flags) =>
    services.owns(request) ? services.execute(request) : objects.execute(request, flags),
  );

  // Without telemetry, Office.js requests no further scripts.
  const office = { GetContext: () => context, GetLoggingAllowed: () => false };
  /** The dialog's message event opens and closes the dialog. All other events belong to commands. */
  const byEvent =
    (method: "RegisterEvent" | "UnregisterEvent") =>
    (eventId: number, ...others: unknown[]) => {
      const { external } = eventId === DIALOG_MESSAGE ? dialog : commands;
      (external[method] as (...parameters: unknown[]) => void)(eventId, ...others);
    };
  const host: OfficeHost = {
    external: {
      ...office,
      ...dialog.external,
      ...commands.external,
      Execute: (methodId: number, parameters: unknown[], callback?: (answer: unknown) => void) =>
        documentFile.owns(methodId)
          ? documentFile.execute(methodId, parameters, callback ?? (() => undefined))
          : commands.external.Execute(methodId, parameters, callback),
      RegisterEvent: byEvent("RegisterEvent"),
      UnregisterEvent: byEvent("UnregisterEvent"),
    },
    externalOfDialog: { ...office, ...dialog.externalOfPage },
    bridge: bridge.native,
    commands,
    send: bridge.send,
    functionsReady: functions.reached,
    started: Promise.all([actions.reached, functions.reached]),
    calculated: () => objects.calculated(),
    onResults: () => undefined,
  };
  return host;
}

function signal(): { reached: Promise<void>; reach: () => void } {
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  return { reached, reach };
}

/** The methods of one host service, by name. Each takes the arguments and returns the value. */
type Service = Record<string, (...parameters: unknown[]) => unknown>;

const WITHOUT_VALUE = new Set<number>([ActionType.Trace, ActionType.Instantiate]);

/**
 * The services that Office.js requests by their full name (`Microsoft.…`), besides Excel's own objects: results of custom functions,
 * readiness, and visibility of the pane.
 */
export class HostServices {
  constructor(private readonly services: Record<string, Service>) {}

  /** Whether a request is for one of these services, in which case all its objects are services. */
  owns(request: BatchRequest): boolean {
    return Object.values(request.ObjectPaths).some((path) => this.serviceOf(path.Id, request) !== undefined);
  }

  execute(request: BatchRequest): BatchResponse {
    const results: ActionResult[] = [];
    const traceIds: number[] = [];
    for (const [index, action] of request.Actions.entries()) {
      if (action.ActionType === ActionType.Trace) traceIds.push(action.Id);
      if (WITHOUT_VALUE.has(action.ActionType)) results.push({ ActionId: action.Id, Value: null });
      else {
        const method = this.methodOf(action, request);
        if (!method) {
          const { Name: location = "" } = action;
          const message = `The workbench does not have ${location} of this service.`;
          const error = { code: "NotImplemented", message, location, httpStatus: 501 } as const;
          return failed(error, index, results, traceIds);
        }
        const value = method(...(action.ArgumentInfo?.Arguments ?? [])) ?? null;
        results.push({ ActionId: action.Id, Value: value });
      }
    }
    return { Results: results, TraceIds: traceIds };
  }

  private methodOf(action: Action, request: BatchRequest): Service[string] | undefined {
    if (action.ActionType !== ActionType.Method) return undefined;
    return this.serviceOf(action.ObjectPathId, request)?.[action.Name ?? ""];
  }

  private serviceOf(objectPathId: number, request: BatchRequest): Service | undefined {
    const path = request.ObjectPaths[objectPathId];
    return path?.ObjectPathType === ObjectPathType.NewObject ? this.services[path.Name ?? ""] : undefined;
  }
}
