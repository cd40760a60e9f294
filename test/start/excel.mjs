/* global window, CustomFunctions */
/**
 * Runs in a page of the add-in before all its scripts, instead of Excel: starts Office.js as Excel on Windows does, and is as early as Excel
 * can be. It calls functions in the moment that Office.js reports them ready, and clicks in the moment that Office.js registers for commands.
 * It has no workbook, so what a command asks of one is refused.
 *
 * @typedef {{
 *   ready?: number, functions?: number, answers: Record<number, unknown>, answered?: number, completed?: number, pane: string
 * }} Hosted what has happened; times are in ms since the page's start. When the calls came, so many `functions` were associated. The
 *   answers have their ids, and the last one came at `answered`. The command ended with the status `completed`, and `pane` tells whether
 *   it is shown.
 *
 * @param {{ calls: unknown[][], command: string | undefined }} asks the calls, each `[id, function, arguments, cell, flags]`, and the command
 */
export function installExcel({ calls, command }) {
  const COMMAND_INVOKED = 39;
  const COMMAND_COMPLETED = 94;
  const NOT_SUPPORTED = 5000;
  const CALL = { messageCategory: 1, messageType: 1000, targetId: "" };
  const METHOD = 3;
  const COLORS = {
    bodyBackgroundColor: 0xffffff,
    bodyForegroundColor: 0x242424,
    controlBackgroundColor: 0xf5f5f5,
    controlForegroundColor: 0x242424,
  };

  /** @type {Hosted} */
  const hosted = { answers: {}, pane: "Background" };
  Object.assign(window, { hosted });
  const ZEROS = ["AppCapabilities", "ActivationMode", "ControlIntegrationLevel", "InitialDisplayMode"];
  const TEXTS = ["SolutionToken", "CorrelationId", "InstanceId", "HostCustomMessage"];
  const context = {
    ...Object.fromEntries(ZEROS.map((name) => [`Get${name}`, () => 0])),
    ...Object.fromEntries(TEXTS.map((name) => [`Get${name}`, () => ""])),
    GetAppType: () => 1,
    GetSolutionRef: () => "puzzlebook",
    GetAppVersionMajor: () => 16,
    GetAppVersionMinor: () => 1,
    GetAppUILocale: () => "en-US",
    GetAppDataLocale: () => "en-US",
    GetDocUrl: () => "Workbook.xlsx",
    GetTouchEnabled: () => false,
    GetCommerceAllowed: () => false,
    GetHostFullVersion: () => "16.0.18000.1",
    GetOfficeThemeInfo: () => JSON.stringify(COLORS),
    GetSupportedMatrix: () =>
      JSON.stringify({
        ExcelApi: "1.12",
        CustomFunctionsRuntime: "1.3",
        SharedRuntime: "1.1",
        CustomFunctions: "1.9",
      }),
    GetSettings: () => ({ Read: () => undefined, Write: () => undefined }),
  };
  Object.assign(window.external, {
    GetContext: () => context,
    GetLoggingAllowed: () => false,
    RegisterEvent(event, _target, handler, callback) {
      callback?.(event === COMMAND_INVOKED ? 0 : NOT_SUPPORTED);
      if (event === COMMAND_INVOKED && command) handler(event, ["1", command, '{"source":{"id":"Button"}}']);
    },
    UnregisterEvent: (_event, _target, callback) => callback?.(0),
    Execute(method, parameters, callback) {
      if (method === COMMAND_COMPLETED) hosted.completed = Number(parameters[1]);
      callback?.(method === COMMAND_COMPLETED ? 0 : NOT_SUPPORTED);
    },
  });

  const answer = (entries) => {
    for (const [id, , value] of entries) hosted.answers[id] = value;
    if (Object.keys(hosted.answers).length === calls.length) hosted.answered = window.performance.now();
    return null;
  };
  const services = {
    _SetOsfControlContainerReadyForCustomFunctions() {
      hosted.ready = window.performance.now();
      hosted.functions = Object.keys(CustomFunctions._association.mappings).length;
      const entries = calls.map((call) => ({ ...CALL, message: JSON.stringify(call) }));
      bridge.onMessageFromHost(JSON.stringify({ type: 3, message: { entries } }));
      return null;
    },
    _GetEnabledFeatures: () => [2],
    SetInvocationArrayResults: answer,
    GetAppRuntimeState: () => hosted.pane,
    SetAppRuntimeState: (state) => ((hosted.pane = state), null),
    NotifyActionHandlerReady: () => null,
  };
  const refused = { Code: "AccessDenied", Message: "There is no workbook.", Location: "", ActionIndex: 0 };
  const execute = ({ Actions, ObjectPaths }) => {
    const isService = Object.values(ObjectPaths).some(({ Name }) => Name?.startsWith("Microsoft."));
    if (!isService)
      return { Error: { ...refused, HttpStatusCode: 403 }, ProcessedResults: { Results: [] }, TraceIds: [] };
    const valueOf = ({ ActionType, Name, ArgumentInfo }) =>
      ActionType === METHOD ? services[Name](...(ArgumentInfo?.Arguments ?? [])) : null;
    return {
      Results: Actions.map((action) => ({ ActionId: action.Id, Value: valueOf(action) })),
      TraceIds: [],
    };
  };
  const bridge = {
    onMessageFromHost: null,
    sendMessageToHost(text) {
      const { id, message } = JSON.parse(text);
      const asked = typeof message.body === "string" ? JSON.parse(message.body) : message.body;
      const response = { statusCode: 200, headers: {}, body: JSON.stringify(execute(asked)) };
      window.setTimeout(() => bridge.onMessageFromHost(JSON.stringify({ id, type: 2, message: response })));
    },
  };
  Object.assign(window, { _richApiNativeBridge: bridge });
}

/** What Office.js needs in the page's address to start as in Excel on Windows, in a shared runtime with custom functions. */
export const AS_IN_EXCEL = "?_host_Info=Excel$Win32$16.01$en-US$$$$3";
