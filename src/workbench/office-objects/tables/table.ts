import type { ObjectTable } from "../batch/object-table";
import type { SheetHost } from "../sheet/host";
import type { Targets } from "../sheet/types";

export type MemberTable<Type extends keyof Targets> = ObjectTable<Targets[Type], SheetHost>;

/** The tables of all objects, by the names of Excel's classes. */
export type Tables = { readonly [Type in keyof Targets]: MemberTable<Type> };
