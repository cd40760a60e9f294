import { readFileSync } from "node:fs";
import { FUNCTION_FILES } from "../../../build/project.mjs";
import examples from "../../../src/functions/examples.json";
import { functionsMetadata } from "../../../build/metadata.mjs";
import { readMetadata, type FunctionMetadata } from "../../../src/workbench/custom-functions/metadata";
import { registerCustomFunctions } from "../../../src/workbench/custom-functions/registration";
import type { Invocation, Runtime } from "../../../src/workbench/custom-functions/invocations";
import { ERROR_CODES, ExcelError } from "../../excel-errors.mjs";
import type { HeadlessWorkbench } from "../workbench/objects/headless-workbench";

type CustomFunction = (...args: unknown[]) => unknown;

const EXPORTS = Object.assign(
  {},
  ...FUNCTION_FILES.map((file: string) => jest.requireActual<object>(file)),
) as Readonly<Record<string, CustomFunction>>;

/** The functions by the names given in their comments. */
const FUNCTIONS = new Map<string, CustomFunction>(
  FUNCTION_FILES.flatMap((file: string) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /@customfunction (\w+)(?:(?!@customfunction)[^])*?export (?:async )?function (\w+)/g,
      ),
    ].map(([, name, call]): [string, CustomFunction] => [name!, EXPORTS[call!]!]),
  ),
);
/** The runtime's numbers for error codes. */
const NUMBERS: Readonly<Record<string, number>> = {
  "#N/A": 1,
  "#DIV/0!": 5,
  "#NUM!": 6,
  "#VALUE!": 7,
  "#NULL!": 8,
};

Object.assign(globalThis, { CustomFunctions: { Error: ExcelError, ErrorCode: ERROR_CODES } });

let metadata: Promise<FunctionMetadata[]> | undefined;

/**
 * Lets a workbench without a page call the add-in's functions from source, as the runtime in the page does. Returns a function that stops
 * this and the calls in progress.
 */
export async function withFunctions(workbench: HeadlessWorkbench): Promise<() => void> {
  metadata ??= functionsMetadata().then((text: string) => readMetadata(JSON.parse(text)));
  const { univerAPI, injector, host } = workbench;
  const runtime = new DirectRuntime((entry) => functions.deliver([entry]));
  const functions = registerCustomFunctions(
    { univerAPI, injector },
    "PUZZLE",
    await metadata,
    examples as never,
    runtime,
  );
  host.onResults = functions.deliver;
  return () => {
    runtime.end();
    functions.dispose();
  };
}

class DirectRuntime implements Runtime {
  private readonly underWay = new Map<number, { onCanceled?: () => void }>();

  constructor(private readonly deliver: (entry: unknown) => void) {}

  invoke(id: number, { functionId, parameters }: Invocation): void {
    const invocation = {};
    this.underWay.set(id, invocation);
    setTimeout(async () => {
      // Cancelled before it began.
      if (!this.underWay.has(id)) return;
      try {
        const call = FUNCTIONS.get(functionId)!;
        const answer = await call(...parameters.map(withErrors), invocation);
        if (this.underWay.has(id)) this.deliver([id, true, answer]);
      } catch (error) {
        const { code, message } = error as ExcelError;
        if (this.underWay.has(id)) this.deliver([id, false, message, NUMBERS[code] ?? 7]);
      }
      this.underWay.delete(id);
    });
  }

  end(): void {
    for (const id of this.underWay.keys()) this.cancel(id);
  }

  cancel(id: number): void {
    this.underWay.get(id)?.onCanceled?.();
    this.underWay.delete(id);
  }
}

/** Errors arrive as plain data; functions see them as objects. */
function withErrors(argument: unknown): unknown {
  if (Array.isArray(argument)) return argument.map(withErrors);
  const { type, code } = (argument ?? {}) as { type?: string; code?: string };
  return type === "CustomFunctionError" ? new ExcelError(code!) : argument;
}
