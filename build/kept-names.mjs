import { readFileSync } from "node:fs";
import path from "node:path";
import { ENGLISH, ROOT } from "./project.mjs";

/** Names that functions.js shares with the host, the page, or the data types of Excel's cells. */
const SHARED = [
  ...["CustomFunctions", "associate", "ErrorCode", "code", "onCanceled", "howFar"],
  ...["invalidValue", "notAvailable", "divisionByZero", "invalidNumber", "nullReference"],
  ...["puzzlebookPage", "puzzlebookTexts", "cancelled", "inPreview", "adaptTo", "language", "platform"],
  ...["type", "basicType", "basicValue", "text"],
];

/** The tables in which the functions look something up by a text: what holds them, and the names in them. A test finds others. */
export const LOOKED_UP = {
  ERROR_NAMES: ["#N/A", "#DIV/0!", "#NUM!", "#NULL!"],
  WORKINGS: ["product", "inverse", "order", "parity"],
  REASONS: ["right", "not disjoint", "not worked out", "other order", "inverse", "wrong"],
  EDGES: ["left", "right", "top", "bottom"],
  AIMS: ["jump", "jump zero", "jump least"],
  "kind.answers": ["path", "length", "moves", "grid", "sum", "message"],
  "DIRECTIONS[k]": ["right", "down"],
  FIRST_CHANCE: ["escape", "back"],
  one: ["from", "to", "goal"],
  two: ["from", "to", "goal"],
};

/** What every runtime has. */
const BUILT_IN = [
  ...[
    "Object",
    "Function",
    "Array",
    "String",
    "Number",
    "Boolean",
    "BigInt",
    "Symbol",
    "Math",
    "JSON",
    "Intl",
  ],
  ...["Map", "Set", "WeakMap", "WeakSet", "WeakRef", "Promise", "RegExp", "Date", "Error", "RangeError"],
  ...["Int8Array", "Uint8Array", "Int16Array", "Uint16Array", "Int32Array", "Uint32Array", "Float64Array"],
  ...["BigInt64Array", "BigUint64Array", "ArrayBuffer"],
];

/** The names of all that these have, and what is made of them: patterns, their matches, errors, results of iterators. */
function builtInNames() {
  const names = new Set(["done", "value", "input", "index", "groups"]);
  const seen = new Set();
  const look = (thing) => {
    if (thing === null || !["object", "function"].includes(typeof thing) || seen.has(thing)) return;
    seen.add(thing);
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(thing))) {
      names.add(name);
      look(value);
    }
    look(Object.getPrototypeOf(thing));
  };
  for (const name of BUILT_IN) look(globalThis[name]);
  const generator = function* () {};
  [
    /./,
    new Error(""),
    generator(),
    [].values(),
    new Map().values(),
    new Set().values(),
    "".matchAll(/./g),
  ].forEach(look);
  return [...BUILT_IN, ...names];
}

/** The values that the functions' texts ask for by name. */
function namesInTexts() {
  const texts = readFileSync(path.join(ROOT, "src/language", ENGLISH.name, "functions.json"), "utf8");
  return Array.from(texts.matchAll(/\{(\w+)/g), ([, name]) => name);
}

/**
 * The names of properties that stay as they are when functions.js, whose size hosts limit, is minified. All others become short ones, so
 * nothing may be looked up in a table by a text unless it is named here.
 */
export const keptNames = () => [
  ...SHARED,
  ...Object.values(LOOKED_UP).flat(),
  ...builtInNames(),
  ...namesInTexts(),
];
