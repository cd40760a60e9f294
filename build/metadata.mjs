import { generateCustomFunctionsMetadata } from "custom-functions-metadata";
import { FUNCTION_FILES } from "./project.mjs";

/**
 * The text of functions.json: what the comments of the custom functions tell Excel, plus what no comment can express. Error cells reach the
 * functions, which name them; data types do not. Excel 2021 has crashed when both do (office-js issue 4385).
 */
export async function functionsMetadata() {
  const { metadataJson, errors } = await generateCustomFunctionsMetadata(FUNCTION_FILES);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  const metadata = JSON.parse(metadataJson);
  delete metadata.allowCustomDataForDataTypeAny;
  return JSON.stringify({ allowErrorForDataTypeAny: true, ...metadata });
}
