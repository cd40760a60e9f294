import { i18n } from "../language";

/**
 * The document setting that makes our page show its pane. Office's own setting requires a `TaskpaneId`, which shared runtimes do without,
 * and it is no longer honoured for add-ins from the store.
 */
const SETTING = "opensWithWorkbook";

/** Whether the pane opens when the workbook is opened. */
export const opensWithWorkbook = (): boolean => Office.context.document.settings.get(SETTING) === true;

/**
 * Makes Excel start the add-in with the workbook and open the pane, or stop doing so. Both settings are kept when the workbook is saved.
 * Throws a user-facing error if Excel rejects one of them; then neither is changed.
 */
export async function setOpensWithWorkbook(opens: boolean): Promise<void> {
  const before = opensWithWorkbook();
  await setStarts(opens);
  try {
    await save(opens);
  } catch (error) {
    await setStarts(before);
    throw error;
  }
}

/** Shows the pane if the workbook wants it. Excel has loaded our page without a pane, and shows none for add-ins from the store. */
export async function openWithWorkbook(): Promise<void> {
  if (opensWithWorkbook()) await Office.addin.showAsTaskpane();
}

async function setStarts(starts: boolean): Promise<void> {
  const { load, none } = Office.StartupBehavior;
  try {
    await Office.addin.setStartupBehavior(starts ? load : none);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(i18n.t("Excel does not start add-ins with a workbook here: {message}", { message }), {
      cause: error,
    });
  }
}

function save(opens: boolean): Promise<void> {
  const { settings } = Office.context.document;
  const before = settings.get(SETTING) as unknown;
  settings.set(SETTING, opens);
  return new Promise((resolve, reject) =>
    settings.saveAsync(({ status, error }) => {
      if (status === Office.AsyncResultStatus.Succeeded) return resolve();
      settings.set(SETTING, before);
      const { message } = error;
      reject(new Error(i18n.t("The workbook did not accept the setting: {message}", { message })));
    }),
  );
}
