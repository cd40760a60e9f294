import { expect, test as base, type ConsoleMessage, type WebError } from "@playwright/test";

interface Console {
  /** Errors that pages may log in the tests of a file. */
  allowedErrors: RegExp[];
  quietConsole: void;
}

/** Univer lays out the text of its editor once while that has no width yet, which does no harm. */
const HARMLESS = /^The column width is less than 0, need to adjust page width to make it great than 0/;

/** Playwright's `test`, failing when a page logs an error to the console or throws one that nothing catches. */
export const test = base.extend<Console>({
  allowedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, allowedErrors }, use) => {
      const context = page.context();
      const errors: string[] = [];
      const note = (error: string) => {
        if (![HARMLESS, ...allowedErrors].some((allowed) => allowed.test(error))) errors.push(error);
      };
      const written = (message: ConsoleMessage) => message.type() === "error" && note(message.text());
      const thrown = (problem: WebError) => note(problem.error().stack ?? problem.error().message);
      context.on("console", written).on("weberror", thrown);
      await use();
      context.off("console", written).off("weberror", thrown);
      expect(errors, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],
});
