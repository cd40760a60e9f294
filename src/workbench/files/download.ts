import { create } from "../page/elements";

/** Hands a file to the browser, which saves it with the user's downloads. */
export function download(bytes: Uint8Array, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  create("a", { href: address, download: name }).click();
  // A browser that asks where to save the file still needs the URL after this call.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
