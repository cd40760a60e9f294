import type { ObjectTable } from "../batch/object-table";
import type { Host } from "../sheet/host";
import type { Targets } from "../sheet/types";

/** The table of one of Excel's objects. */
export type Table<Type extends keyof Targets> = ObjectTable<Targets[Type], Host>;
