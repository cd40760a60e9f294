import type { FUniver } from "@univerjs/core/facade";
import { createBridge, type NativeBridge } from "./bridge";
import { DIALOG_MESSAGE, type AddInDialog } from "./dialog";
import { DocumentFile } from "./document-file";
import { HostServices } from "./host-services";
import {
  createObjectModel,
  readSettings,
  readStartState,
  writeSettings,
  writeStartState,
  type HostMessage,
  type StartState,
} from "../objects";
import type { OfficeColors } from "../page/theme";
import { createOfficeContext } from "./office-context";
import type { Pane } from "./pane";
import { RibbonCommands } from "./ribbon-commands";

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
