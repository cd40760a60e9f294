import { hostLanguage } from "../page/language";
import type { OfficeColors } from "../page/theme";
import type { Requirement } from "./manifest";

/**
 * The sets of Office's API that the workbench has in the part that this add-in uses, and none of which it uses nothing; the
 * object model names what it lacks. A test compares them with the members that the add-in uses.
 */
export const SUPPORTED_SETS: Readonly<Record<string, string>> = {
  ExcelApi: "1.12",
  CustomFunctionsRuntime: "1.3",
  SharedRuntime: "1.1",
  DialogApi: "1.2",
};

/** Sets that Office.js itself asks for: how custom functions answer, and whether batches may wait for the end of an edit. */
const SETS_OF_OFFICE_JS: Readonly<Record<string, string>> = {
  CustomFunctions: "1.9",
  DelayForCellEdit: "1.1",
};

const EXCEL = 1;
const READ_AND_WRITE = 0;
const TASK_PANE = 2;

/** The manifest's requirements that the workbench does not meet; Excel would refuse to load such an add-in. */
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
export interface SettingsStore {
  read(): Record<string, unknown>;
  write(settings: Record<string, unknown>): void;
}

/** The object that `window.external.GetContext()` answers to Office.js on Windows. */
export function createOfficeContext(colors: () => OfficeColors, store: SettingsStore) {
  // Office.js keeps settings in the session's storage under this name; each workbook shall begin without those of the last.
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
    // Office.js turns every entry into the text of a colour, so `isDarkTheme` cannot be told this way, nor does Excel.
    GetOfficeThemeInfo: () => JSON.stringify(colors()),
    GetSettings: () => ({
      // Office.js takes and gives each setting as JSON text, beside its key.
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
