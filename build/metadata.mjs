import { generateCustomFunctionsMetadata } from "custom-functions-metadata";
import { FUNCTION_FILES } from "./project.mjs";

/** What the comments of the custom functions tell Excel, as the text of functions.json. */
export async function functionsMetadata() {
  const { metadataJson, errors } = await generateCustomFunctionsMetadata(FUNCTION_FILES);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return metadataJson;
}
