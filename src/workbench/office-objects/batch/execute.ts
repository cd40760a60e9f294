import { ExcelError, notImplemented } from "./errors";
import { ObjectPaths, locate, own, type Model } from "./object-paths";
import { memberName, type Instance } from "./object-table";
import {
  ActionType,
  type Action,
  type ActionResult,
  type BatchRequest,
  type BatchResponse,
  type QueryInfo,
} from "./wire";

const EVERYTHING: Selection = { name: "", all: true, members: new Map() };
/** What Excel returns for a method of a null object. */
const NULL_RESULT = { _IsNull: true };

/**
 * Executes the actions of a batch in order. The first that fails ends the batch. As in Excel, what was done before it stays done, and the
 * response names the object and member that failed.
 */
export async function executeBatch<Context>(
  request: BatchRequest,
  model: Model<Context>,
): Promise<BatchResponse> {
  const batch = new Batch(request, model);
  const results: ActionResult[] = [];
  for (const [index, action] of request.Actions.entries()) {
    try {
      results.push({ ActionId: action.Id, Value: (await batch.perform(action)) ?? null });
    } catch (thrown) {
      const error =
        thrown instanceof ExcelError ? thrown : new ExcelError("GeneralException", String(thrown));
      return failed(error, index, results, batch.traceIds);
    }
  }
  return { Results: results, TraceIds: batch.traceIds };
}

/** The response to a batch in which an action failed or, given only the error, to one that was not started. */
export function failed(
  error: Pick<ExcelError, "code" | "message" | "location" | "httpStatus">,
  action = 0,
  results: ActionResult[] = [],
  traceIds: number[] = [],
): BatchResponse {
  return {
    Error: {
      Code: error.code,
      Message: error.message,
      Location: error.location ?? "",
      ActionIndex: action,
      HttpStatusCode: error.httpStatus,
    },
    ProcessedResults: { Results: results },
    TraceIds: traceIds,
  };
}

class Batch<Context> {
  readonly traceIds: number[] = [];
  private readonly paths: ObjectPaths<Context>;
  private readonly performers: Readonly<Record<number, (action: Action) => unknown>> = {
    [ActionType.Instantiate]: (action) => this.instantiate(action),
    [ActionType.Query]: (action) => this.query(action),
    [ActionType.Method]: (action) => this.method(action),
    [ActionType.SetProperty]: (action) => this.setProperty(action),
    [ActionType.Trace]: (action) => void this.traceIds.push(action.Id),
  };

  constructor(
    request: BatchRequest,
    private readonly model: Model<Context>,
  ) {
    this.paths = new ObjectPaths(request.ObjectPaths, model);
  }

  async perform(action: Action): Promise<unknown> {
    const perform = this.performers[action.ActionType];
    if (!perform) throw notImplemented(`actions of type ${action.ActionType}`);
    return perform(action);
  }

  private async instantiate(action: Action): Promise<Record<string, unknown> | null> {
    const instance = await this.paths.resolve(action.ObjectPathId);
    if (!instance) return null;
    const referenceId = this.model.references.idOf(instance);
    return { ...this.keyOf(instance), ...(referenceId !== undefined && { _ReferenceId: referenceId }) };
  }

  private async method(action: Action): Promise<unknown> {
    const instance = await this.paths.resolve(action.ObjectPathId);
    if (!instance) return NULL_RESULT;
    const name = action.Name ?? "";
    if (name === "_KeepReference") return void this.model.references.keep(instance);
    return this.paths.call(instance, name, await this.paths.args(action.ArgumentInfo));
  }

  private async setProperty(action: Action): Promise<void> {
    const instance = await this.paths.resolve(action.ObjectPathId);
    if (!instance) return;
    const name = action.Name ?? "";
    const location = memberName(instance.type, name);
    const property = own(this.paths.table(instance).properties, name);
    if (!property?.set) throw notImplemented(location);
    const [value] = await this.paths.args(action.ArgumentInfo);
    await locate(location, async () => {
      this.model.refuse?.(instance, name, "property");
      await property.set!(instance.target as never, value, this.model.context);
    });
  }

  private async query(action: Action): Promise<Record<string, unknown> | null> {
    const instance = await this.paths.resolve(action.ObjectPathId);
    return instance && this.read(instance, selectionOf(action.QueryInfo), action);
  }

  private keyOf(instance: Instance): Record<string, unknown> | undefined {
    return this.paths.table(instance).key?.(instance.target as never, this.model.context);
  }

  /** The selected members of an object or, for a collection, of its items. */
  private async read(
    instance: Instance,
    selection: Selection,
    action?: Action,
  ): Promise<Record<string, unknown>> {
    const table = this.paths.table(instance);
    if (!table.items) return this.readMembers(instance, selection);
    const ofCollection: Selection = { ...selection, members: new Map() };
    const ofItems: Selection = { ...selection, members: new Map() };
    const ownNames = namesOf(table.properties);
    for (const [name, below] of selection.members)
      (ownNames.has(name) ? ofCollection : ofItems).members.set(name, below);
    const items: Record<string, unknown>[] = [];
    const all = await locate(memberName(instance.type, "Items"), async () =>
      table.items!(instance.target as never, this.model.context),
    );
    for (const item of itemsOfPage(all, action?.QueryInfo))
      items.push({ ...this.keyOf(item), ...(await this.readMembers(item, ofItems)) });
    return { ...(await this.readMembers(instance, ofCollection)), _Items: items };
  }

  private async readMembers(instance: Instance, selection: Selection): Promise<Record<string, unknown>> {
    const { properties, objects } = this.paths.table(instance);
    const propertyNames = namesOf(properties);
    const objectNames = namesOf(objects);
    const values: Record<string, unknown> = {};
    if (selection.all)
      for (const name of propertyNames.values()) await this.readProperty(instance, name, values);
    for (const [asked, below] of selection.members) {
      const property = propertyNames.get(asked);
      const object = objectNames.get(asked);
      if (property !== undefined) await this.readProperty(instance, property, values);
      else if (object !== undefined) {
        const location = memberName(instance.type, object);
        const child = await locate(location, async () =>
          objects![object]!(instance.target as never, this.model.context),
        );
        values[object] = child && (await this.read(child, isLeaf(below) ? EVERYTHING : below));
      } else if (asked === "_referenceid")
        values["_ReferenceId"] = this.model.references.idOf(instance) ?? "";
      else throw notImplemented(memberName(instance.type, below.name));
    }
    return values;
  }

  private async readProperty(
    instance: Instance,
    name: string,
    values: Record<string, unknown>,
  ): Promise<void> {
    const property = this.paths.table(instance).properties![name]!;
    if (!property.get) return;
    values[name] = await locate(memberName(instance.type, name), async () => {
      if (property.calculated) await this.model.calculated();
      return property.get!(instance.target as never, this.model.context);
    });
  }
}

const nameMaps = new WeakMap<object, ReadonlyMap<string, string>>();

/** The wire names of members by their lower-case form: `load` accepts both `rowIndex` and `RowIndex`. */
function namesOf(members: object | undefined): ReadonlyMap<string, string> {
  if (!members) return new Map();
  let names = nameMaps.get(members);
  if (!names) nameMaps.set(members, (names = new Map(Object.keys(members).map((n) => [n.toLowerCase(), n]))));
  return names;
}

/** The members that a query requests from one object. `members` is keyed by lower-case name, each with what is requested below it. */
export interface Selection {
  /** As the add-in wrote it. */
  name: string;
  all: boolean;
  members: Map<string, Selection>;
}

/** Names that ask whether an object exists, which the result of any query answers. */
const PRESENCE = new Set(["isnull", "isnullobject", "nopropertiesneeded", "$none"]);
const ALL = new Set(["*", "$all"]);

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
    if (ALL.has(name)) {
      selection.all = true;
      return;
    }
    let below = selection.members.get(name);
    if (!below) selection.members.set(name, (below = { name: written, all: false, members: new Map() }));
    selection = below;
  }
}

/** Whether nothing is requested below: `load("format")` requests all properties of the format. */
const isLeaf = (selection: Selection) => !selection.all && selection.members.size === 0;

/** The part of a collection selected by `top` and `skip`. */
export function itemsOfPage<T>(items: readonly T[], query: QueryInfo | null | undefined): readonly T[] {
  const start = query?.Skip ?? 0;
  return items.slice(start, query?.Top == null ? undefined : start + query.Top);
}
