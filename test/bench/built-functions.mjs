import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { ROOT } from "../../src/workbench/server/install.mjs";
import { ERROR_CODES, ExcelError } from "../excel-errors.mjs";
import { SlicedRuntime } from "./sliced-runtime.mjs";

const dist = (file) => readFileSync(path.join(ROOT, "dist", file), "utf8");

/** The built functions, as functions.json describes them. */
export const { functions } = JSON.parse(dist("functions.json"));

/** Runs their calls. */
export const runtime = new SlicedRuntime();

const associated = new Map();
vm.runInThisContext(`(function (CustomFunctions, setTimeout) {${dist("functions.js")}\n})`)(
  { associate: (id, call) => associated.set(id, call), Error: ExcelError, ErrorCode: ERROR_CODES },
  runtime.setTimeout,
);

/** Calls as Excel does: a range for each matrix, repeating arguments one by one, the invocation last. */
export function called({ id, parameters }, given, invocation) {
  const shaped = (value, { dimensionality }) =>
    dimensionality === "matrix" && value !== null && !Array.isArray(value) ? [[value]] : value;
  const all = parameters.map((parameter, k) =>
    parameter.repeating
      ? given.slice(k).map((value) => shaped(value, parameter))
      : shaped(given[k] ?? null, parameter),
  );
  return associated.get(id)(...all, invocation);
}
