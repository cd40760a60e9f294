import { FunctionType, type IFunctionInfo } from "@univerjs/preset-sheets-core";
import { BooleanNumber } from "@univerjs/core";
import { argumentsOf } from "../../grid/formulas";
import type { FunctionMetadata } from "./metadata";

/** Formulas that call one function each, by function name; functions.json has no place for them. */
export type Examples = Readonly<Record<string, { readonly formula: string }>>;

/** What auto-completion and the function list show for a function. */
export function describeForUniver(
  name: string,
  metadata: FunctionMetadata,
  examples: Examples,
): IFunctionInfo {
  const given = argumentsOf(examples[metadata.name]?.formula ?? "");
  // The last parameter may take several arguments.
  const last = metadata.parameters.length - 1;
  return {
    functionName: name,
    functionType: FunctionType.User,
    description: metadata.description ?? "",
    abstract: metadata.description ?? "",
    functionParameter: metadata.parameters.map((parameter, index) => ({
      name: parameter.name,
      detail: parameter.description ?? "",
      example: given.slice(index, index === last ? undefined : index + 1).join(","),
      require: parameter.optional ? BooleanNumber.FALSE : BooleanNumber.TRUE,
      repeat: parameter.repeating ? BooleanNumber.TRUE : BooleanNumber.FALSE,
    })),
  };
}
