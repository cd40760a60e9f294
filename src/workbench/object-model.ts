import type { BatchRequest, BatchResponse } from "./bridge";

/** Executes batches on Excel's objects. */
export interface ObjectModel {
  execute(request: BatchRequest, flags: number): Promise<BatchResponse>;
}

/** Until the objects are there: every batch is answered by an error that says so. */
export function createObjectModel(): ObjectModel {
  const error = { Code: "NotImplemented", Message: "The workbench has no objects of Excel yet." };
  return { execute: () => Promise.resolve({ Error: error }) };
}
