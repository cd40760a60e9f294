import { generateCustomFunctionsMetadata } from "custom-functions-metadata";
import { FUNCTION_FILES } from "./project.mjs";

/**
 * The text of functions.json: what the comments of the custom functions tell Excel, and what no comment can say, that error
 * cells reach the functions, which name them.
 */
export async function functionsMetadata() {
  const { metadataJson, errors } = await generateCustomFunctionsMetadata(FUNCTION_FILES);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return JSON.stringify({ allowErrorForDataTypeAny: true, ...JSON.parse(metadataJson) });
}
