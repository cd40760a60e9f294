import type { Page } from "@playwright/test";

/** Functions that show what a host hands over; they take the place of the add-in's own in the page of a test. */
const PROBES = {
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
      options: { allowErrorForDataTypeAny: true },
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
  const release = () => waiting.forEach((answer) => answer());
  const log = (window.parent.probes = { started: [], cancelled: [], release });
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

/** Puts the probes in the place of functions.json and functions.js, for pages opened from now on. */
export async function useProbeFunctions(page: Page): Promise<void> {
  await page.route("**/functions.json", (route) => route.fulfill({ json: PROBES }));
  await page.route("**/functions.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: PROBES_SCRIPT }),
  );
}

interface Probes {
  started: unknown[];
  cancelled: unknown[];
  release(): void;
}

/** The values that SLOW was started with, and those whose call was cancelled. */
export function slowCalls(page: Page): Promise<Omit<Probes, "release">> {
  return page.evaluate(() => {
    const { started, cancelled } = (window as unknown as { probes: Probes }).probes;
    return { started, cancelled };
  });
}

/** Lets all calls of SLOW answer that were not cancelled. */
export function releaseSlowCalls(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { probes: Probes }).probes.release());
}
