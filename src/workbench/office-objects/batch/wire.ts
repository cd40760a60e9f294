/**
 * The requests of Office.js and the responses, with their names on the wire. The numbers are those of `OfficeExtension` in Office.js: an
 * object path says how to reach an object, an action what to do with it.
 */
export const ObjectPathType = {
  GlobalObject: 1,
  NewObject: 2,
  Method: 3,
  Property: 4,
  Indexer: 5,
  ReferenceId: 6,
  NullObject: 7,
} as const;

export const ActionType = {
  Instantiate: 1,
  Query: 2,
  Method: 3,
  SetProperty: 4,
  Trace: 5,
  RecursiveQuery: 6,
  QueryAsJson: 7,
  EnsureUnchanged: 8,
  Update: 9,
} as const;

/** The bits of a request's flags that matter to a host. */
export const RequestFlag = { Write: 1, DelayForCellEdit: 64 } as const;

export interface ArgumentInfo {
  Arguments?: unknown[] | null;
  /** For each argument, the id of the object path it stands for, or 0; arrays of ids for arrays. */
  ReferencedObjectPathIds?: unknown[] | null;
}

export interface ObjectPath {
  Id: number;
  ObjectPathType: number;
  Name?: string;
  ParentObjectPathId?: number;
  ArgumentInfo?: ArgumentInfo | null;
}

export interface QueryInfo {
  Select?: string[] | null;
  Expand?: string[] | null;
  Top?: number | null;
  Skip?: number | null;
}

export interface Action {
  Id: number;
  ActionType: number;
  Name?: string;
  ObjectPathId: number;
  ArgumentInfo?: ArgumentInfo | null;
  QueryInfo?: QueryInfo | null;
}

export interface BatchRequest {
  Actions: Action[];
  ObjectPaths: Record<string, ObjectPath>;
}

export interface ActionResult {
  ActionId: number;
  Value: unknown;
}

interface BatchError {
  Code: string;
  Message: string;
  /** Object and member, as in `Range.values`. */
  Location: string;
  ActionIndex: number;
  HttpStatusCode: number;
}

/** `TraceIds` are the trace actions that were reached. Office.js adds event handlers when it sees theirs. */
export type BatchResponse =
  | { Results: ActionResult[]; TraceIds: number[] }
  | { Error: BatchError; ProcessedResults: { Results: ActionResult[] }; TraceIds: number[] };
