import { i18n } from "../language";

/** The setting of the document by which Office opens the pane with it; it names the manifest's TaskpaneId. */
const SETTING = "Office.AutoShowTaskpaneWithDocument";

/** Whether the pane opens when the workbook is opened. */
export const opensWithWorkbook = (): boolean => Office.context.document.settings.get(SETTING) === true;

/** Lets the pane open with the workbook, or no longer; it is kept when the workbook is saved. */
export function setOpensWithWorkbook(opens: boolean): Promise<void> {
  const { settings } = Office.context.document;
  settings.set(SETTING, opens);
  return new Promise((resolve, reject) =>
    settings.saveAsync(({ status, error }) => {
      if (status === Office.AsyncResultStatus.Succeeded) return resolve();
      settings.set(SETTING, !opens);
      const { message } = error;
      reject(new Error(i18n.t("The workbook did not take the setting: {message}", { message })));
    }),
  );
}
