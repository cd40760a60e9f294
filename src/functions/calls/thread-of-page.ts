import { FunctionsThread } from "./off-thread";

/** Pages load this before the functions' own bundle, whose size hosts limit. */
if (typeof Worker !== "undefined") {
  const script = document.currentScript as HTMLScriptElement | null;
  const page = script?.src || document.baseURI;
  globalThis.puzzlebookThread = (functions) => new FunctionsThread(page, functions);
}
