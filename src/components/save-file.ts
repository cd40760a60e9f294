import { i18n } from "../language";

/** Gives the user a file the way browsers handle downloads. */
export function saveFile(name: string, address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** The same for contents of a type such as `application/zip`. Returns what to say of it. */
export function download(name: string, contents: Uint8Array<ArrayBuffer> | string, type: string): string {
  const address = URL.createObjectURL(new Blob([contents], { type }));
  saveFile(name, address);
  // By then the browser has handled the click on the link and begun to read the file.
  setTimeout(() => URL.revokeObjectURL(address));
  return i18n.t("Downloaded as {name}.", { name });
}

/** Whether this is Excel for Mac, whose panes can neither save files nor print (office-js issues 2700, 4681, 3385). */
export const isOnMac = (): boolean => Office.context.platform === Office.PlatformType.Mac;
