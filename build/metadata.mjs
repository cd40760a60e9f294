import { generateCustomFunctionsMetadata } from "custom-functions-metadata";
import { DEVELOPMENT_ORIGIN } from "./manifest.mjs";
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
  metadata.functions = metadata.functions.map(withOwnHelp);
  return JSON.stringify({ allowErrorForDataTypeAny: true, ...metadata });
}

/** What is the same for all: each has a page of the help, and the pane tells where one that may take long is under way. */
function withOwnHelp({ description, ...others }) {
  const helpUrl = `${DEVELOPMENT_ORIGIN}/help/functions/${others.name.toLowerCase()}.html`;
  if (others.options?.cancelable) others.options.requiresAddress = true;
  return { description, helpUrl, ...others };
}
