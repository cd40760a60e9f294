import type { Page } from "@playwright/test";
import { test as shared } from "./shared-page";
import { soon } from "./workbench-page";

/** Functions that show what a host passes to them. In these tests' page they replace the add-in's own. */
const PROBES = {
  allowErrorForDataTypeAny: true,
  functions: [
    {
      id: "SHOW",
      name: "SHOW",
      description: "Writes its arguments as JSON.",
      parameters: [
        { name: "any", type: "any" },
        { name: "matrix", type: "any", dimensionality: "matrix", optional: true },
        { name: "number", type: "number", optional: true },
        { name: "text", type: "string", optional: true },
        { name: "rest", type: "any", repeating: true, optional: true },
      ],
      result: { type: "string" },
    },
    {
      id: "SLOW",
      name: "SLOW",
      description: "Answers its argument when the test lets it.",
      parameters: [{ name: "value", type: "any" }],
      result: { type: "any" },
      options: { cancelable: true },
    },
    {
      id: "MIXED",
      name: "MIXED",
      description: "A matrix with an error in it.",
      parameters: [],
      result: { dimensionality: "matrix" },
    },
    {
      id: "WHERE",
      name: "WHERE",
      description: "The cell of the formula.",
      parameters: [],
      result: { type: "string" },
      options: { requiresAddress: true },
    },
    { id: "ABSENT", name: "ABSENT", description: "Associated with nothing.", parameters: [], result: {} },
  ],
};

const PROBES_SCRIPT = `
  const waiting = new Set();
  const release = () => {
    const answers = [...waiting];
    waiting.clear();
    answers.forEach((answer) => answer());
  };
  const forget = () => Object.assign(log, { started: [], cancelled: [] });
  const log = (window.parent.probes = { started: [], cancelled: [], waiting, release, forget });
  CustomFunctions.associate("SHOW", (...parameters) => JSON.stringify(parameters.slice(0, 5)));
  CustomFunctions.associate("SLOW", (value, invocation) => new Promise((resolve) => {
    log.started.push(value);
    const answer = () => resolve(value);
    waiting.add(answer);
    invocation.onCanceled = () => { waiting.delete(answer); log.cancelled.push(value); };
  }));
  CustomFunctions.associate("MIXED", () => [
    [1, "two", true],
    [new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, "Nothing is here."), null, ""],
  ]);
  CustomFunctions.associate("WHERE", (invocation) => invocation.address);
`;

/**
 * Tests that share a page with the probes in place of functions.json and functions-page.js. They begin with an empty workbook and an empty log.
 */
export const test = shared.extend<object, { workerPage: Page }>({
  workerPage: [
    async ({ workerPage }, use) => {
      const context = workerPage.context();
      await context.route("**/functions.json", (route) => route.fulfill({ json: PROBES }));
      await context.route("**/functions-page.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: PROBES_SCRIPT }),
      );
      await use(workerPage);
    },
    { scope: "worker" },
  ],
  workbench: async ({ page, workbench }, use) => {
    await workbench.fresh();
    // The calls from earlier sheets are cancelled little by little.
    await soon(() => inProbes(page, ({ waiting }) => waiting.size)).toBe(0);
    await inProbes(page, ({ forget }) => forget());
    await use(workbench);
  },
});

interface Calls {
  started: unknown[];
  cancelled: unknown[];
}

interface Probes extends Calls {
  /** Resolve the calls that are neither answered nor cancelled. */
  waiting: Set<() => void>;
  release(): void;
  forget(): void;
}

const inProbes = <Result>(page: Page, run: (probes: Probes) => Result): Promise<Result> =>
  page.evaluate<Result>(`(${run.toString()})(window.probes)`);

/** The values that SLOW was started with, and those whose calls were cancelled. */
export const slowCalls = (page: Page): Promise<Calls> =>
  inProbes(page, ({ started, cancelled }) => ({ started, cancelled }));

/** Resolves all calls of SLOW that were not cancelled. */
export const releaseSlowCalls = (page: Page): Promise<void> => inProbes(page, ({ release }) => release());
