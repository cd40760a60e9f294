import { i18n } from "../language";
import { keepSetting, readSetting } from "./document-settings";

/**
 * The document setting that makes our page show its pane. Office's own setting requires a `TaskpaneId`, which shared runtimes do without,
 * and it is no longer honoured for add-ins from the store.
 */
const SETTING = "opensWithWorkbook";

/** Whether the pane opens when the workbook is opened. */
export const opensWithWorkbook = (): boolean => readSetting(SETTING) === true;

/**
 * Makes Excel start the add-in with the workbook and open the pane, or stop doing so. Both settings are kept when the workbook is saved.
 * Throws a user-facing error if Excel rejects one of them; then neither is changed.
 */
export async function setOpensWithWorkbook(opens: boolean): Promise<void> {
  const before = opensWithWorkbook();
  await setStarts(opens);
  try {
    await keepSetting(SETTING, opens);
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
