import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";

export const dist = process.env.PUZZLEBOOK_DIST ?? "dist";

interface Parameter {
  readonly name: string;
  readonly description?: string;
  readonly type?: string;
  readonly dimensionality?: "matrix";
  readonly optional?: boolean;
  readonly repeating?: boolean;
  readonly customEnumId?: string;
}

export interface FunctionMetadata {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly helpUrl?: string;
  readonly options?: { readonly cancelable?: boolean };
  readonly parameters: readonly Parameter[];
  readonly result: { readonly dimensionality?: "matrix" };
}

export interface Metadata {
  readonly functions: readonly FunctionMetadata[];
  readonly enums: readonly {
    readonly id: string;
    readonly values: readonly { readonly stringValue: string }[];
  }[];
}

export const metadata: Metadata = JSON.parse(readFileSync(path.join(dist, "functions.json"), "utf8"));

class ExcelError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
  }
}

const ERROR_CODES = {
  invalidValue: "#VALUE!",
  notAvailable: "#N/A",
  divisionByZero: "#DIV/0!",
  invalidNumber: "#NUM!",
  nullReference: "#NULL!",
  invalidName: "#NAME?",
  invalidReference: "#REF!",
};

/** What the bundle associates in a runtime that has nothing but CustomFunctions, timers and a console. */
export const associated = new Map<string, (...parameters: unknown[]) => unknown>();

vm.runInNewContext(readFileSync(path.join(dist, "functions.js"), "utf8"), {
  CustomFunctions: {
    associate: (id: string, call: (...parameters: unknown[]) => unknown) => associated.set(id, call),
    Error: ExcelError,
    ErrorCode: ERROR_CODES,
  },
  setTimeout,
  clearTimeout,
  console,
});

/** Calls a function as Excel does: arguments shaped by the metadata, null for those left out, the invocation at the end. */
export async function call(name: string, ...given: unknown[]): Promise<unknown> {
  const { id, parameters } = metadata.functions.find((each) => each.name === name)!;
  const shaped = (value: unknown, { dimensionality }: Parameter) =>
    dimensionality === "matrix" && !Array.isArray(value) ? [[value]] : value;
  const values = parameters.map((parameter, k) => {
    if (parameter.repeating) return given.slice(k).map((value) => shaped(value, parameter));
    return k < given.length ? shaped(given[k], parameter) : null;
  });
  return associated.get(id)!(...values, {});
}

/** The answer or, if there is an error, its code and message. */
export async function cellOf(name: string, ...given: unknown[]): Promise<unknown> {
  try {
    return await call(name, ...given);
  } catch (error) {
    if (error instanceof ExcelError) return `${error.code} ${error.message}`;
    throw error;
  }
}
