import type { Hosted } from "./excel.mjs";

declare global {
  interface Window {
    /** What has happened in a page that `installExcel` hosts. */
    hosted?: Hosted;
  }
}
