import { expect, test as base, type ConsoleMessage, type WebError } from "@playwright/test";

interface Console {
  /** What pages may complain of in the tests of a file. */
  allowedErrors: RegExp[];
  quietConsole: void;
}

/** Playwright's `test`; it fails where a page writes an error into the console, or throws one that nothing takes. */
export const test = base.extend<Console>({
  allowedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, allowedErrors }, use) => {
      const context = page.context();
      const errors: string[] = [];
      const note = (error: string) => {
        if (!allowedErrors.some((allowed) => allowed.test(error))) errors.push(error);
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
