import { compared, type Check } from "../check";
import { answerWithin } from "../answer-within";

/** What the manifest asks for, and what the add-in checks for before using it. */
const SETS = [
  ["ExcelApi", "1.10"],
  ["SharedRuntime", "1.1"],
  ["CustomFunctionsRuntime", "1.2"],
] as const;

const COLOR = /^#[0-9a-f]{6}$/i;

export const hostChecks: readonly Check[] = [
  {
    id: "host.sets",
    title: /*i18n*/ "Excel has what the manifest asks for",
    run: async () => {
      const { requirements } = Office.context;
      const lacking = SETS.filter(([name, version]) => !requirements.isSetSupported(name, version));
      return compared(
        [],
        lacking.map((set) => set.join(" ")),
      );
    },
  },
  {
    id: "host.excel",
    title: /*i18n*/ "Office says that this is Excel, and which one",
    run: async () => {
      const { host, platform, version } = Office.context.diagnostics;
      return compared(["Excel", true, true], [host, Boolean(platform), /^\d+(\.\d+)+/.test(version)]);
    },
  },
  {
    id: "host.language",
    title: /*i18n*/ "Office says which language it speaks",
    run: async () => {
      const { displayLanguage } = Office.context;
      const isTag = /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(displayLanguage);
      return compared("a language", isTag ? "a language" : displayLanguage);
    },
  },
  {
    id: "host.theme",
    title: /*i18n*/ "Office says its colours, or nothing of them",
    run: async () => {
      const theme: Office.OfficeTheme | undefined = Office.context.officeTheme;
      const colors = theme ? [theme.bodyBackgroundColor, theme.bodyForegroundColor] : [];
      return compared(
        [],
        colors.filter((color) => !COLOR.test(color)),
      );
    },
  },
  {
    id: "host.shared-runtime",
    title: /*i18n*/ "Pane and functions share one page",
    run: async (scratch) => {
      const shown = Office.addin.showAsTaskpane().then(
        () => "an answer",
        (error: Error) => error.message,
      );
      const state = await answerWithin(shown, scratch.patience, "no answer");
      return compared(["an answer", "object"], [state, typeof CustomFunctions]);
    },
  },
];
