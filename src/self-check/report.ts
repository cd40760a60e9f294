import type { Table } from "../excel/tables";
import { i18n } from "../language";
import type { Check, Finding, Result } from "./check";
import { FIRST_RUN, NOT_TRIED, type FirstRunAnswers, type Outcome, type StepAnswer } from "./first-run";
import project from "../../package.json";

interface HostFacts {
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

function hostFacts(): HostFacts {
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

/** A report of a run: plain data, as sent to us. */
export interface Report extends HostFacts {
  /** When it was made (ISO 8601). */
  readonly made: string;
  readonly hold: number;
  readonly fallShort: number;
  readonly notTried: number;
  readonly checks: readonly (Finding & {
    readonly id: string;
    readonly title: string;
    readonly milliseconds: number;
  })[];
  /** The steps of docs/first-run.md. */
  readonly firstRun: readonly (StepAnswer & { readonly id: string; readonly title: string })[];
}

export const MARKS = { holds: "✓", "falls short": "✗", "not tried": "–" } as const;

const STEP_MARKS: Readonly<Record<Outcome, string>> = {
  "as described": "✓",
  otherwise: "✗",
  "not tried": "–",
};

/** What a check is about, in the host's language. */
export const titleOf = ({ title, about }: Check): string => i18n._(title, { about });

export function reportOf(results: readonly Result[], facts: HostFacts = hostFacts()): Report {
  const count = (mark: Finding["mark"]) => results.filter(({ finding }) => finding.mark === mark).length;
  return {
    made: new Date().toISOString(),
    ...facts,
    hold: count("holds"),
    fallShort: count("falls short"),
    notTried: count("not tried"),
    checks: results.map(({ check, finding, milliseconds }) => ({
      id: check.id,
      title: titleOf(check),
      ...finding,
      milliseconds,
    })),
    firstRun: stepsWith({}),
  };
}

/** The report with what a person answered about the steps of the first run. */
export const withFirstRun = (report: Report, answers: FirstRunAnswers): Report => ({
  ...report,
  firstRun: stepsWith(answers),
});

const stepsWith = (answers: FirstRunAnswers) =>
  FIRST_RUN.map(({ id, title }) => ({ id, title: i18n._(title), ...(answers[id] ?? NOT_TRIED) }));

export const asJson = (report: Report): string => JSON.stringify(report, undefined, 2);

/** One line per check; one that does not hold says why below, and one that takes several ways says which. */
export function asText(report: Report): string {
  const { host, platform, version, sets } = report;
  return [
    `Puzzlebook ${report.puzzlebook}, ${report.made}`,
    [`${host} ${version}`, platform, report.displayLanguage, report.contentLanguage]
      .filter((fact) => fact !== undefined)
      .join(", "),
    report.browser,
    Object.entries(sets)
      .map((set) => set.join(" "))
      .join(", "),
    "",
    ...report.checks.flatMap((check) => [
      `${MARKS[check.mark]} ${check.id} (${check.milliseconds} ms): ${check.title}`,
      ...detailsOf(check).map((line) => `    ${line}`),
    ]),
    "",
    `${report.hold} hold, ${report.fallShort} fall short, ${report.notTried} not tried`,
    "",
    i18n.t("First run, by hand:"),
    ...report.firstRun.flatMap(({ id, title, outcome, note }) => [
      `${STEP_MARKS[outcome]} ${id} (${outcome}): ${title}`,
      ...(note === "" ? [] : note.split("\n").map((line) => `    ${line}`)),
    ]),
  ].join("\n");
}

/** Why a check does not hold, or how it does. */
export function detailsOf(finding: Finding): string[] {
  if (finding.mark === "holds") return finding.how === undefined ? [] : [finding.how];
  if (finding.mark === "not tried") return [finding.reason];
  return [
    i18n.t("expected: {expected}", { expected: finding.expected }),
    i18n.t("seen: {seen}", { seen: finding.seen }),
  ];
}

/** The same as rows for a sheet. */
export function asTable(report: Report): Table {
  const facts: (readonly [name: string, value: string])[] = [
    ["Puzzlebook", report.puzzlebook],
    [report.host, `${report.version}, ${report.platform}, ${report.displayLanguage}`],
    ...Object.entries(report.sets),
  ];
  return {
    title: i18n.t("Excel checked"),
    headings: [
      "",
      i18n.t("Check"),
      i18n.t("Name"),
      i18n.t("Expected"),
      i18n.t("Seen"),
      i18n.t("Milliseconds"),
    ],
    rows: [
      ...facts.map(([name, value]) => ["", name, value, "", "", ""]),
      ...report.checks.map((check) => [
        MARKS[check.mark],
        check.title,
        check.id,
        check.mark === "not tried" ? "" : check.expected,
        check.mark === "not tried" ? check.reason : [check.seen, check.how].filter(Boolean).join("; "),
        check.milliseconds,
      ]),
      ...report.firstRun.map(({ id, title, outcome, note }) => [
        STEP_MARKS[outcome],
        title,
        id,
        "as described",
        note === "" ? outcome : `${outcome}: ${note}`,
        "",
      ]),
    ],
  };
}
