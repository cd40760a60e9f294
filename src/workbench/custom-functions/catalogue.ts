import { FunctionType, type IFunctionInfo } from "@univerjs/preset-sheets-core";
import { BooleanNumber } from "@univerjs/core";
import type { FunctionMetadata } from "./metadata";

/** What auto-completion and the function list show of a function. */
export function describeForUniver(name: string, metadata: FunctionMetadata): IFunctionInfo {
  return {
    functionName: name,
    functionType: FunctionType.User,
    description: metadata.description ?? "",
    abstract: metadata.description ?? "",
    functionParameter: metadata.parameters.map((parameter) => ({
      name: parameter.name,
      detail: parameter.description ?? "",
      example: "",
      require: parameter.optional ? BooleanNumber.FALSE : BooleanNumber.TRUE,
      repeat: parameter.repeating ? BooleanNumber.TRUE : BooleanNumber.FALSE,
    })),
  };
}
