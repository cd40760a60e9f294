import type { Cell, Cells } from "../../grid/cells";

/** A function and its arguments; omitted ones are null. */
export interface ExampleCall {
  readonly name: string;
  readonly given: readonly (Cell | Cells | null)[];
}

/** What is written otherwise in JSON: {1,2;3,4} is [[1,2],[3,4]]. */
const JSON_OF: Readonly<Record<string, string>> = {
  "{": "[[",
  "}": "]]",
  ";": "],[",
  TRUE: "true",
  FALSE: "false",
};

/** Parses a formula that calls one function with texts, numbers, TRUE, FALSE and array constants, like those of the examples. */
export function exampleCall(formula: string): ExampleCall {
  const match = /^=PUZZLE\.([A-Z]+)\((.*)\)$/.exec(formula);
  if (!match) throw new Error(`${formula} calls no function of ours.`);
  const [, name = "", list = ""] = match;
  const json = list.replace(/"[^"]*"|[{};]|TRUE|FALSE|,(?=,)/g, (token) =>
    token === "," ? ",null" : (JSON_OF[token] ?? token),
  );
  return { name, given: JSON.parse(`[${json}]`) as ExampleCall["given"] };
}
