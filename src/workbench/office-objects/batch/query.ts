import type { QueryInfo } from "./wire";

/** The members that a query requests from one object. `members` is keyed by lower-case name, each with what is requested below it. */
export interface Selection {
  /** As the add-in wrote it. */
  name: string;
  all: boolean;
  members: Map<string, Selection>;
}

/** Names that ask whether an object exists, which the result of any query answers. */
const PRESENCE = new Set(["isnull", "isnullobject", "nopropertiesneeded", "$none"]);
const EVERYTHING = new Set(["*", "$all"]);

/**
 * The paths of `load` (`values`, `format/fill/color`, `items/name`) as a tree. No path at all requests all properties. The name `items` of
 * collections is dropped, since what is requested of a collection is requested of each item.
 */
export function selectionOf(query: QueryInfo | null | undefined): Selection {
  const root: Selection = { name: "", all: false, members: new Map() };
  const select = query?.Select ?? [];
  const expand = query?.Expand ?? [];
  for (const path of select) add(root, path);
  for (const path of expand) add(root, `${path}/*`);
  if (select.length === 0) root.all = true;
  return root;
}

function add(root: Selection, path: string): void {
  let selection = root;
  for (const part of path.split(/[/.]/)) {
    const written = part.trim();
    const name = written.toLowerCase();
    if (name === "" || name === "items") continue;
    if (PRESENCE.has(name)) return;
    if (EVERYTHING.has(name)) {
      selection.all = true;
      return;
    }
    let below = selection.members.get(name);
    if (!below) selection.members.set(name, (below = { name: written, all: false, members: new Map() }));
    selection = below;
  }
}

/** Whether nothing is requested below: `load("format")` requests all properties of the format. */
export const isLeaf = (selection: Selection) => !selection.all && selection.members.size === 0;

/** The part of a collection selected by `top` and `skip`. */
export function itemsOfPage<T>(items: readonly T[], query: QueryInfo | null | undefined): readonly T[] {
  const start = query?.Skip ?? 0;
  return items.slice(start, query?.Top == null ? undefined : start + query.Top);
}
