import { version } from "../../package.json";

/** What a report says of where it was made. */
export interface HostFacts {
  /** The version of the add-in. */
  readonly puzzlebook: string;
  readonly host: string;
  readonly platform: string;
  readonly version: string;
  /** Of Excel's menus, and of what it takes numbers and dates to be written in. */
  readonly displayLanguage: string;
  readonly contentLanguage: string | undefined;
  /** What the browser that holds the pane says of itself. */
  readonly browser: string;
  /** The newest version of each of Office's requirement sets that Excel says it has. */
  readonly sets: Readonly<Record<string, string>>;
}

/** The newest minor version that has been published of each set. */
const SETS: Readonly<Record<string, number>> = {
  ExcelApi: 20,
  ExcelApiOnline: 1,
  ExcelApiDesktop: 4,
  CustomFunctionsRuntime: 5,
  SharedRuntime: 2,
  AddinCommands: 3,
  DialogApi: 2,
  DialogOrigin: 1,
  RibbonApi: 2,
  Settings: 1,
  CompressedFile: 1,
};

export function hostFacts(): HostFacts {
  const { diagnostics, displayLanguage, contentLanguage } = Office.context;
  return {
    puzzlebook: version,
    host: String(diagnostics.host),
    platform: String(diagnostics.platform),
    version: diagnostics.version,
    displayLanguage,
    contentLanguage,
    browser: navigator.userAgent,
    sets: Object.fromEntries(
      Object.entries(SETS).flatMap(([name, newest]) => {
        const supported = newestSupported(name, newest);
        return supported === undefined ? [] : [[name, supported]];
      }),
    ),
  };
}

function newestSupported(set: string, newest: number): string | undefined {
  for (let minor = newest; minor >= 1; minor--) {
    if (Office.context.requirements.isSetSupported(set, `1.${minor}`)) return `1.${minor}`;
  }
  return undefined;
}
