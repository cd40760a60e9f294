import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { ERROR_CODES, ExcelError } from "../excel-errors.mjs";

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

/** By their ids. */
type Functions = ReadonlyMap<string, (...parameters: unknown[]) => unknown>;

interface ScriptElement {
  src?: string;
  onload?: (event: object) => void;
}

/** A document that runs the scripts which are added to it. */
const documentWithScripts = (run: (file: string) => void) => ({
  createElement: () => ({ setAttribute() {} }),
  getElementsByTagName: () => [],
  head: {
    appendChild(script: ScriptElement) {
      run(script.src!);
      script.onload!({ type: "load" });
    },
  },
});

/** What the bundle associates in a runtime with CustomFunctions, timers, a console and whatever else is passed. */
function associatedIn(runtime: object, script = "functions.js"): Functions {
  const functions = new Map<string, (...parameters: unknown[]) => unknown>();
  const run = (file: string) => vm.runInContext(readFileSync(path.join(dist, file), "utf8"), context);
  const context = vm.createContext({
    CustomFunctions: {
      associate: (id: string, call: (...parameters: unknown[]) => unknown) => functions.set(id, call),
      Error: ExcelError,
      ErrorCode: ERROR_CODES,
    },
    setTimeout,
    clearTimeout,
    console,
    self: {},
    document: documentWithScripts((file) => run(file)),
    ...runtime,
  });
  run(script);
  return functions;
}

/** In a page of the add-in that has no other threads. */
export function associatedInPage(runtime: object): Functions {
  return associatedIn(runtime, "functions-page.js");
}

/** In a bare runtime. */
export const associated = associatedIn({});

/** Calls a function as Excel does: arguments shaped by the metadata, null for omitted ones, the invocation last. */
async function callIn(functions: Functions, name: string, given: readonly unknown[]): Promise<unknown> {
  const { id, parameters } = metadata.functions.find((each) => each.name === name)!;
  const shaped = (value: unknown, { dimensionality }: Parameter) =>
    dimensionality === "matrix" && !Array.isArray(value) ? [[value]] : value;
  const values = parameters.map((parameter, k) => {
    if (parameter.repeating) return given.slice(k).map((value) => shaped(value, parameter));
    return k < given.length ? shaped(given[k], parameter) : null;
  });
  return functions.get(id)!(...values, {});
}

export function call(name: string, ...given: unknown[]): Promise<unknown> {
  return callIn(associated, name, given);
}

/** The result or, if there is an error, its code and message. */
export function cellOf(name: string, ...given: unknown[]): Promise<unknown> {
  return cellIn(associated, name, ...given);
}

export async function cellIn(functions: Functions, name: string, ...given: unknown[]): Promise<unknown> {
  try {
    return await callIn(functions, name, given);
  } catch (error) {
    if (error instanceof ExcelError) return `${error.code} ${error.message}`;
    throw error;
  }
}
