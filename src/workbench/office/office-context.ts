import { hostLanguage } from "../page/language";
import type { OfficeColors } from "../page/theme";
import type { Requirement } from "./manifest";

/**
 * The Office API sets that the workbench supports to the extent that this add-in uses them, without sets it does not use at all. The object
 * model names what it lacks. A test compares them with the members the add-in uses.
 */
export const SUPPORTED_SETS: Readonly<Record<string, string>> = {
  ExcelApi: "1.12",
  CustomFunctionsRuntime: "1.3",
  SharedRuntime: "1.1",
  DialogApi: "1.2",
};

/** Sets that Office.js itself requests: how custom functions return results, and whether batches may wait for an edit to end. */
const SETS_OF_OFFICE_JS: Readonly<Record<string, string>> = {
  CustomFunctions: "1.9",
  DelayForCellEdit: "1.1",
};

const EXCEL = 1;
const READ_AND_WRITE = 0;
const TASK_PANE = 2;

/** The manifest requirements that the workbench does not meet. Excel would refuse to load such an add-in. */
export function unmetRequirements(requirements: Requirement[]): Requirement[] {
  return requirements.filter(({ name, version }) => !isAtLeast(SUPPORTED_SETS[name], version));
}

function isAtLeast(have: string | undefined, want: string): boolean {
  if (have === undefined) return false;
  const [haveMajor = 0, haveMinor = 0] = have.split(".").map(Number);
  const [wantMajor = 0, wantMinor = 0] = want.split(".").map(Number);
  return haveMajor > wantMajor || (haveMajor === wantMajor && haveMinor >= wantMinor);
}

/** Where the document keeps the add-in's settings. */
interface SettingsStore {
  read(): Record<string, unknown>;
  write(settings: Record<string, unknown>): void;
}

/** The object that `window.external.GetContext()` returns to Office.js on Windows. */
export function createOfficeContext(colors: () => OfficeColors, store: SettingsStore) {
  // Office.js keeps settings in session storage under this name. Each workbook should start without those of the last.
  const instance = crypto.randomUUID();
  return {
    GetAppType: () => EXCEL,
    GetSolutionRef: () => "puzzlebook",
    GetAppVersionMajor: () => 16,
    GetAppVersionMinor: () => 1,
    GetAppUILocale: () => hostLanguage().tag,
    GetAppDataLocale: () => hostLanguage().tag,
    GetDocUrl: () => "Workbook.xlsx",
    GetAppCapabilities: () => READ_AND_WRITE,
    GetActivationMode: () => 0,
    GetControlIntegrationLevel: () => 0,
    GetSolutionToken: () => "",
    GetCorrelationId: () => crypto.randomUUID(),
    GetInstanceId: () => instance,
    GetTouchEnabled: () => false,
    GetCommerceAllowed: () => false,
    GetHostCustomMessage: () => "",
    GetHostFullVersion: () => "16.0.18000.1",
    GetInitialDisplayMode: () => TASK_PANE,
    GetSupportedMatrix: () => JSON.stringify({ ...SUPPORTED_SETS, ...SETS_OF_OFFICE_JS }),
    // Office.js converts every entry to a colour string, so `isDarkTheme` cannot be passed this way. Excel does not pass it either.
    GetOfficeThemeInfo: () => JSON.stringify(colors()),
    GetSettings: () => ({
      // Office.js passes each setting as JSON text alongside its key.
      Read(keys: string[], values: string[]) {
        for (const [key, value] of Object.entries(store.read())) {
          keys.push(key);
          values.push(JSON.stringify(value));
        }
      },
      Write(keys: string[], values: string[]) {
        const entries = keys.map((key, index) => [key, JSON.parse(values[index] ?? "null")] as const);
        store.write(Object.fromEntries(entries));
      },
    }),
  };
}
