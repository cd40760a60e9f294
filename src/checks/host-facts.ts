import project from "../../package.json";

/** What a report says about where it was made. */
export interface HostFacts {
  readonly puzzlebook: string;
  readonly host: string;
  readonly platform: string;
  readonly version: string;
  /** The languages of Excel's menus, and of the numbers and dates typed into it. */
  readonly displayLanguage: string;
  readonly contentLanguage: string | undefined;
  /** The user agent of the browser that hosts the pane. */
  readonly browser: string;
  /** The newest version of each Office requirement set that Excel claims to support. */
  readonly sets: Readonly<Record<string, string>>;
}

/** The newest published minor version of each set. */
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
    puzzlebook: project.version,
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
