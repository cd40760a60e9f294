/** One function of functions.json, with the fields the host needs. */
export interface FunctionMetadata {
  id: string;
  name: string;
  description?: string;
  parameters: ParameterMetadata[];
  /** Whether a function that takes values of any type receives errors in its arguments; functions.json sets this for all functions. */
  allowsErrors?: boolean;
  options?: {
    cancelable?: boolean;
    requiresAddress?: boolean;
    stream?: boolean;
    /** In Excel, recalculated on every change; here, like any other function, when its arguments change. */
    volatile?: boolean;
  };
}

export interface ParameterMetadata {
  name: string;
  description?: string;
  type?: string;
  dimensionality?: "scalar" | "matrix";
  optional?: boolean;
  repeating?: boolean;
}

const KNOWN_OPTIONS = ["cancelable", "requiresAddress", "stream", "volatile"];

/** The maximum number of arguments of any Excel function. */
const MAX_ARGUMENTS = 255;

/** Reads functions.json. Throws if it is not what custom-functions-metadata writes or needs something the host lacks. */
export function readMetadata(json: unknown): FunctionMetadata[] {
  const { functions, allowErrorForDataTypeAny } = json as Record<string, unknown>;
  if (!Array.isArray(functions)) throw new Error("functions.json has no list named functions.");
  for (const entry of functions as Partial<FunctionMetadata>[]) {
    if (typeof entry.id !== "string" || typeof entry.name !== "string" || !Array.isArray(entry.parameters)) {
      throw new Error(
        `functions.json has a function without id, name or parameters: ${JSON.stringify(entry)}`,
      );
    }
    const unknown = Object.entries(entry.options ?? {}).find(
      ([key, on]) => on && !KNOWN_OPTIONS.includes(key),
    );
    if (unknown) {
      throw new Error(
        `The function ${entry.name} has the option ${unknown[0]}, which the workbench does not have.`,
      );
    }
  }
  const allowsErrors = allowErrorForDataTypeAny === true;
  return (functions as FunctionMetadata[]).map((metadata) => ({ ...metadata, allowsErrors }));
}

export const requiredParameters = ({ parameters }: FunctionMetadata): ParameterMetadata[] =>
  parameters.filter(({ optional }) => !optional);

/** The minimum and maximum number of arguments in a formula; a repeating parameter takes as many as Excel allows. */
export function argumentCounts(metadata: FunctionMetadata): { fewest: number; most: number } {
  const { parameters } = metadata;
  const repeats = parameters.some(({ repeating }) => repeating);
  return {
    fewest: requiredParameters(metadata).length,
    most: repeats ? MAX_ARGUMENTS : parameters.length,
  };
}
