import type { QueryInfo } from "./wire";

/** The members that a query asks of one object; `members` is keyed by lower-case names, each with what is asked below it. */
export interface Selection {
  /** As the add-in wrote it. */
  name: string;
  /** All properties of the object. */
  all: boolean;
  members: Map<string, Selection>;
}

/** Names that ask whether an object is there: an answer to any query says so. */
const PRESENCE = new Set(["isnull", "isnullobject", "nopropertiesneeded", "$none"]);
const EVERYTHING = new Set(["*", "$all"]);

/**
 * The paths of `load` (`values`, `format/fill/color`, `items/name`) as a tree. No path at all asks for all properties.
 * The names `items` of collections are left out, as what is asked of a collection is asked of each of its items.
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

/** Whether nothing is asked below: `load("format")` asks for all properties of the format. */
export const isLeaf = (selection: Selection) => !selection.all && selection.members.size === 0;

/** The part of a collection that `top` and `skip` ask for. */
export function itemsOfPage<T>(items: readonly T[], query: QueryInfo | null | undefined): readonly T[] {
  const start = query?.Skip ?? 0;
  return items.slice(start, query?.Top == null ? undefined : start + query.Top);
}
