import { exampleCall } from "../functions/list/example-call";
import modules from "../functions/modules.json";
import type { Mistake } from "./catalogue";
import details from "./functions.json";
import type { Texts } from "./language";
import type { FunctionMetadata, HelpSource } from "./source";

type Call = (...values: unknown[]) => unknown;

/** An error of Excel's runtime, which the functions throw. */
class ErrorOfExcel extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
  }
}

const DETAILS: Readonly<Record<string, { readonly mistakes: readonly Mistake[] } | undefined>> = details;
const ErrorCode = { invalidValue: "#VALUE!", notAvailable: "#N/A" };

/**
 * The messages of the mistakes in functions.json in the language that is spoken, by the English ones. The functions are asked for them, so
 * nobody translates them twice.
 */
export async function messagesSpoken({ metadata, exports }: HelpSource): Promise<Texts> {
  Object.assign(globalThis, { CustomFunctions: { Error: ErrorOfExcel, ErrorCode } });
  const loaded = await Promise.all(
    modules.map(
      (file) =>
        import(/* webpackInclude: /functions.[\w-]+\.ts$/ */ `../functions/${file}`) as Promise<
          Record<string, Call>
        >,
    ),
  );
  const calls = Object.assign({}, ...loaded) as Record<string, Call>;
  const messages: [string, string][] = [];
  for (const described of metadata.functions) {
    const { mistakes = [] } = DETAILS[described.name] ?? {};
    for (const { formula, error, message } of mistakes) {
      const answered = await failureOf(calls[exports[described.name]!]!, valuesOf(formula, described));
      if (answered?.code !== error) throw new Error(`${formula} does not answer ${error}.`);
      messages.push([message, answered.message]);
    }
  }
  return Object.fromEntries(messages);
}

/** The arguments of a formula as Excel hands them over: a range is rows of cells. */
function valuesOf(formula: string, { parameters }: FunctionMetadata): unknown[] {
  const { given } = exampleCall(formula);
  const shaped = (value: unknown, isRange: boolean) =>
    isRange && value !== null && !Array.isArray(value) ? [[value]] : value;
  return parameters.map(({ dimensionality, repeating }, index) => {
    const isRange = dimensionality === "matrix";
    if (repeating) return given.slice(index).map((value) => shaped(value, isRange));
    return shaped(given[index] ?? undefined, isRange);
  });
}

async function failureOf(call: Call, values: readonly unknown[]): Promise<ErrorOfExcel | undefined> {
  try {
    await call(...values);
  } catch (error) {
    if (error instanceof ErrorOfExcel) return error;
    throw error;
  }
  return undefined;
}
