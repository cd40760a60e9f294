import path from "node:path";
import { readSample } from "../../samples/read-sample.mjs";
import type { UniverValue } from "./workbench-page";

const read = new Map<string, Promise<UniverValue[][]>>();

/** What the first sheet of a file in `samples/` shows, row by row; `name` is for example `knights` or `de/knights`. */
export function sampleValues(name: string): Promise<UniverValue[][]> {
  if (!read.has(name)) read.set(name, readValues(name));
  return read.get(name)!;
}

async function readValues(name: string): Promise<UniverValue[][]> {
  // The library is published as ES modules only.
  const { readXlsx } = await import("hucre/xlsx");
  const { sheets } = await readXlsx(
    readSample(path.join("samples", path.dirname(name)), path.basename(name)),
  );
  return sheets[0].rows as UniverValue[][];
}
