import { link } from "./question";

/** Hands a file to the browser, which puts it where the user's downloads are. */
export function download(bytes: Uint8Array, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  const anchor = link(address, name);
  anchor.download = name;
  anchor.click();
  // A browser that asks where to put the file still needs the address then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
