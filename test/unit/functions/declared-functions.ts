import { readFileSync } from "node:fs";
import path from "node:path";
import "./host";
import modules from "../../../src/functions/modules.json";

export type CustomFunction = (...given: unknown[]) => unknown;

const FOLDER = "src/functions";
const DECLARED = /@customfunction ([A-Z]+)([^]*?)^export (?:async )?function (\w+)/gm;
const ARGUMENT = /@param (?!invocation)/g;

export interface Declared {
  readonly compute: CustomFunction;
  readonly arguments: number;
}

/** By name, as declared in their comments. */
export const FUNCTIONS: ReadonlyMap<string, Declared> = new Map(
  modules.flatMap((file) => {
    const exported: Record<string, CustomFunction> = jest.requireActual(path.resolve(FOLDER, file));
    const source = readFileSync(path.join(FOLDER, file), "utf8");
    return Array.from(source.matchAll(DECLARED), ([, name, comment, local]): [string, Declared] => {
      const count = comment.match(ARGUMENT)!.length;
      return [name, { compute: exported[local], arguments: count }];
    });
  }),
);
