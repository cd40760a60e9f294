import { readFileSync } from "node:fs";
import { FUNCTION_FILES } from "../../../build/project.mjs";
import examples from "../../../src/functions/examples.json";
import { functionsMetadata } from "../../../build/metadata.mjs";
import { singleCells } from "../../../build/function-modules.mjs";
import { lifted } from "../../../src/functions/calls/lifting";
import { readMetadata, type FunctionMetadata } from "../../../src/workbench/custom-functions/metadata";
import { registerCustomFunctions } from "../../../src/workbench/custom-functions/registration";
import type { Invocation, Runtime } from "../../../src/workbench/custom-functions/invocations";
import { ERROR_CODES, ExcelError } from "../../excel-errors.mjs";
import type { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";

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
    ].map(([, name, call]): [string, CustomFunction] => [name, EXPORTS[call]]),
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

/** The functions as the bundle associates them. */
function associated({
  id,
  parameters,
  result,
}: FunctionMetadata & { readonly result?: object }): CustomFunction {
  const names = singleCells({ parameters, result });
  return names ? lifted(FUNCTIONS.get(id)!, names) : FUNCTIONS.get(id)!;
}

/** Has the host hand over ranges as they are, also in place of single cells. */
const handedOver = (all: readonly FunctionMetadata[]): FunctionMetadata[] =>
  all.map((each) => ({
    ...each,
    parameters: each.parameters.map((parameter) => ({ ...parameter, dimensionality: "matrix" })),
  }));

export interface RunningFunctions {
  /** Whether results are still pending. */
  readonly areAwaited: boolean;
  /** Ends the calls in progress, and all calculation of our functions. */
  end(): void;
}

/** Lets a workbench without a page call the add-in's functions from source, as the runtime in the page does. */
export async function withFunctions(workbench: HeadlessWorkbench, lifts = true): Promise<RunningFunctions> {
  metadata ??= functionsMetadata().then((text: string) => readMetadata(JSON.parse(text)));
  const all = await metadata;
  const calls = new Map(all.map((each) => [each.id, associated(each)]));
  const { univerAPI, injector, host } = workbench;
  const runtime = new DirectRuntime(calls, (entry) => functions.deliver([entry]));
  const functions = registerCustomFunctions(
    { univerAPI, injector },
    "PUZZLE",
    lifts ? all : handedOver(all),
    examples,
    runtime,
  );
  host.onResults = functions.deliver;
  return {
    get areAwaited() {
      return functions.areAwaited;
    },
    end() {
      runtime.end();
      functions.dispose();
    },
  };
}

class DirectRuntime implements Runtime {
  private readonly underWay = new Map<number, { onCanceled?: () => void }>();

  constructor(
    private readonly calls: ReadonlyMap<string, CustomFunction>,
    private readonly deliver: (entry: unknown) => void,
  ) {}

  invoke(id: number, { functionId, parameters }: Invocation): void {
    const invocation = {};
    this.underWay.set(id, invocation);
    const answer = async () => {
      // Cancelled before it began.
      if (!this.underWay.has(id)) return;
      try {
        const call = this.calls.get(functionId)!;
        const answer = withPlainErrors(await call(...parameters.map(withErrors), invocation));
        if (this.underWay.has(id)) this.deliver([id, true, answer]);
      } catch (error) {
        const { code, message } = error as ExcelError;
        if (this.underWay.has(id)) this.deliver([id, false, message, NUMBERS[code] ?? 7]);
      }
      this.underWay.delete(id);
    };
    setTimeout(() => void answer());
  }

  end(): void {
    for (const id of this.underWay.keys()) this.cancel(id);
  }

  cancel(id: number): void {
    this.underWay.get(id)?.onCanceled?.();
    this.underWay.delete(id);
  }
}

/** Errors among the cells of an answer, as Excel's runtime sends them to the host. */
function withPlainErrors(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withPlainErrors);
  if (!(answer instanceof ExcelError)) return answer;
  const { code, message } = answer;
  return { type: "Error", basicType: "Error", basicValue: code, message };
}

/** Errors arrive as plain data; functions see them as objects. */
function withErrors(argument: unknown): unknown {
  if (Array.isArray(argument)) return argument.map(withErrors);
  const { type, code } = (argument ?? {}) as { type?: string; code?: string };
  return type === "CustomFunctionError" ? new ExcelError(code!) : argument;
}
