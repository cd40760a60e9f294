import { i18n } from "../language";

/** A setting that the workbook keeps; undefined if it has none of this name. */
export const readSetting = (name: string): unknown =>
  (Office.context.document.settings.get(name) as unknown) ?? undefined;

/** Keeps a setting in the workbook, with which it is saved. Throws a user-facing error if Excel rejects it; then nothing is changed. */
export function keepSetting(name: string, value: unknown): Promise<void> {
  const { settings } = Office.context.document;
  const before = settings.get(name) as unknown;
  settings.set(name, value);
  return new Promise((resolve, reject) =>
    settings.saveAsync(({ status, error }) => {
      if (status === Office.AsyncResultStatus.Succeeded) return resolve();
      settings.set(name, before);
      const { message } = error;
      reject(new Error(i18n.t("The workbook did not accept the setting: {message}", { message })));
    }),
  );
}
