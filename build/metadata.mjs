import { createRequire } from "node:module";
import { FUNCTION_FILES } from "./project.mjs";

const { generateCustomFunctionsMetadata } = createRequire(import.meta.url)("custom-functions-metadata");

/** What the comments of the custom functions tell Excel, as the text of functions.json. */
export async function functionsMetadata() {
  const { metadataJson, errors } = await generateCustomFunctionsMetadata(FUNCTION_FILES);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return metadataJson;
}
