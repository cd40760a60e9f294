import { ExcelError, invalidArgument } from "../../../../src/workbench/office-objects/batch/errors";
import { executeBatch } from "../../../../src/workbench/office-objects/batch/execute";
import { References, type Model } from "../../../../src/workbench/office-objects/batch/object-paths";
import {
  Instance,
  type ObjectTable,
  type ObjectTables,
} from "../../../../src/workbench/office-objects/batch/object-table";
import type { Action, BatchResponse, ObjectPath } from "../../../../src/workbench/office-objects/batch/wire";

/** A library with shelves of books: the context is its shelves, the root the library. */
type Shelves = Map<string, string[]>;
interface Shelf {
  name: string;
}

const shelfOf = (name: string) => new Instance("Shelf", { name });
let calculations = 0;

const library: ObjectTable<undefined, Shelves> = {
  properties: { Name: { get: () => "Alexandria" } },
  objects: { Shelves: () => new Instance("ShelfCollection", undefined) },
  methods: { Count: (_, _args, shelves) => shelves.size, Fail: () => JSON.parse("{") },
};

const shelves: ObjectTable<undefined, Shelves> = {
  properties: { Count: { get: (_, all) => all.size } },
  items: (_, all) => [...all.keys()].map(shelfOf),
  item: (_, name, all) => {
    if (!all.has(name as string)) throw new ExcelError("ItemNotFound");
    return shelfOf(name as string);
  },
  methods: {
    Add: (_, [name], all) => {
      all.set(name as string, []);
      return shelfOf(name as string);
    },
    GetItemOrNullObject: (_, [name], all) => (all.has(name as string) ? shelfOf(name as string) : null),
  },
};

const shelf: ObjectTable<Shelf, Shelves> = {
  key: ({ name }) => ({ Id: name }),
  properties: {
    Name: { get: ({ name }) => name },
    Books: {
      calculated: true,
      get: ({ name }, all) => all.get(name),
      set: ({ name }, books, all) => {
        if (!Array.isArray(books)) throw invalidArgument("No books.");
        all.set(name, books as string[]);
      },
    },
  },
  objects: { Library: () => new Instance("Library", undefined), Curator: () => null },
  methods: {
    CopyTo: ({ name }, [other], all) => {
      all.set((other as Instance & { target: Shelf }).target.name, [...all.get(name)!]);
    },
    Later: async ({ name }) => `${name} later`,
  },
};

function modelOf(context: Shelves): Model<Shelves> {
  const tables: ObjectTables<Shelves> = { Library: library, ShelfCollection: shelves, Shelf: shelf };
  return {
    tables,
    context,
    root: new Instance("Library", undefined),
    references: new References(),
    calculated: async () => void calculations++,
  };
}

const paths: Record<string, ObjectPath> = Object.fromEntries(
  [
    { Id: 1, ObjectPathType: 1, Name: "" },
    { Id: 2, ObjectPathType: 4, Name: "Shelves", ParentObjectPathId: 1 },
    { Id: 3, ObjectPathType: 5, Name: "", ParentObjectPathId: 2, ArgumentInfo: { Arguments: ["poems"] } },
    { Id: 4, ObjectPathType: 3, Name: "Add", ParentObjectPathId: 2, ArgumentInfo: { Arguments: ["new"] } },
    {
      Id: 5,
      ObjectPathType: 3,
      Name: "GetItemOrNullObject",
      ParentObjectPathId: 2,
      ArgumentInfo: { Arguments: ["none"] },
    },
    { Id: 6, ObjectPathType: 4, Name: "Library", ParentObjectPathId: 5 },
    { Id: 7, ObjectPathType: 5, Name: "", ParentObjectPathId: 2, ArgumentInfo: { Arguments: ["lost"] } },
    { Id: 8, ObjectPathType: 4, Name: "Cellar", ParentObjectPathId: 1 },
    { Id: 9, ObjectPathType: 7, Name: "" },
    { Id: 10, ObjectPathType: 2, Name: "Microsoft.Other" },
    { Id: 11, ObjectPathType: 6, Name: "ref-1" },
    { Id: 12, ObjectPathType: 3, Name: "Count", ParentObjectPathId: 1 },
  ].map((path) => [path.Id, path]),
);

const instantiate = (Id: number, ObjectPathId: number): Action => ({ Id, ActionType: 1, ObjectPathId });
const query = (Id: number, ObjectPathId: number, ...Select: string[]): Action => ({
  Id,
  ActionType: 2,
  ObjectPathId,
  QueryInfo: { Select },
});
const method = (Id: number, ObjectPathId: number, Name: string, ...args: unknown[]): Action => ({
  Id,
  ActionType: 3,
  ObjectPathId,
  Name,
  ArgumentInfo: { Arguments: args },
});
const set = (Id: number, ObjectPathId: number, Name: string, value: unknown): Action => ({
  Id,
  ActionType: 4,
  ObjectPathId,
  Name,
  ArgumentInfo: { Arguments: [value] },
});

let context: Shelves;
let model: Model<Shelves>;
beforeEach(() => {
  calculations = 0;
  context = new Map([
    ["poems", ["Iliad"]],
    ["prose", []],
  ]);
  model = modelOf(context);
});

const run = (...Actions: Action[]) => executeBatch({ Actions, ObjectPaths: paths }, model);
const values = (response: BatchResponse) => {
  if ("Error" in response) throw new Error(response.Error.Message);
  return response.Results.map(({ Value }) => Value);
};
const errorOf = (response: BatchResponse) => {
  if (!("Error" in response)) throw new Error("There was no error.");
  const { Code, Location, ActionIndex, HttpStatusCode } = response.Error;
  return [Code, Location, ActionIndex, HttpStatusCode];
};

test("properties, objects and items are read by the names of the query", async () => {
  const response = await run(
    query(1, 1, "name", "shelves/name"),
    query(2, 3, "Books", "library/name", "curator"),
    query(3, 2, "items/books", "count"),
    query(4, 3),
  );
  expect(values(response)).toEqual([
    { Name: "Alexandria", Shelves: { _Items: [{ Id: "poems", Name: "poems" }, { Id: "prose", Name: "prose" }] } },
    { Books: ["Iliad"], Library: { Name: "Alexandria" }, Curator: null },
    { Count: 2, _Items: [{ Id: "poems", Books: ["Iliad"] }, { Id: "prose", Books: [] }] },
    { Name: "poems", Books: ["Iliad"] },
  ]); // prettier-ignore
});

test("formulas are calculated before what depends on them is read, and only then", async () => {
  await run(query(1, 3, "name"));
  expect(calculations).toBe(0);
  await run(query(1, 3, "books"));
  expect(calculations).toBe(1);
});

test("top and skip take a part of the items", async () => {
  const action = { ...query(1, 2, "name"), QueryInfo: { Select: ["name"], Skip: 1, Top: 1 } };
  expect(values(await run(action))).toEqual([{ _Items: [{ Id: "prose", Name: "prose" }] }]);
});

test("a method that makes an object is called once, however often its object is used", async () => {
  const response = await run(
    instantiate(1, 4),
    instantiate(2, 4),
    set(3, 4, "Books", ["Odyssey"]),
    query(4, 4),
  );
  expect(values(response)).toEqual([{ Id: "new" }, { Id: "new" }, null, { Name: "new", Books: ["Odyssey"] }]);
  expect([...context.keys()]).toEqual(["poems", "prose", "new"]);
});

test("methods answer values, promises of values, or nothing; objects may be arguments", async () => {
  const copy = method(2, 3, "CopyTo", 4);
  copy.ArgumentInfo!.ReferencedObjectPathIds = [4];
  expect(values(await run(method(1, 1, "Count"), copy, method(3, 3, "Later")))).toEqual([
    2,
    null,
    "poems later",
  ]);
  expect(context.get("new")).toEqual(["Iliad"]);
});

test("a null object is null, and so is what is reached from it; its methods and properties do nothing", async () => {
  const response = await run(
    instantiate(1, 5),
    query(2, 5, "name"),
    instantiate(3, 6),
    method(4, 5, "Later"),
    set(5, 5, "Books", []),
    instantiate(6, 9),
  );
  expect(values(response)).toEqual([null, null, null, { _IsNull: true }, null, null]);
});

test("kept objects are reached by their references until these are removed", async () => {
  expect(values(await run(instantiate(1, 3), method(2, 3, "_KeepReference"), instantiate(3, 3)))).toEqual([
    { Id: "poems" },
    null,
    { Id: "poems", _ReferenceId: "ref-1" },
  ]);
  expect(values(await run(query(1, 11, "name", "_ReferenceId")))).toEqual([
    { Name: "poems", _ReferenceId: "ref-1" },
  ]);
  model.references.remove("ref-1");
  expect(errorOf(await run(query(1, 11, "name")))).toEqual(["InvalidReference", "", 0, 400]);
});

test("trace actions that are reached are named, for the handlers of events that wait for them", async () => {
  const trace = (Id: number): Action => ({ Id, ActionType: 5, ObjectPathId: 0, Name: "Trace" });
  expect(await run(trace(1), instantiate(2, 1), trace(3))).toEqual({
    Results: [
      { ActionId: 1, Value: null },
      { ActionId: 2, Value: {} },
      { ActionId: 3, Value: null },
    ],
    TraceIds: [1, 3],
  });
  const failed = await run(trace(1), instantiate(2, 7), trace(3));
  expect(failed.TraceIds).toEqual([1]);
});

test("the first error ends a batch; what was done before it stays", async () => {
  const response = await run(set(1, 3, "Books", ["Aeneid"]), query(2, 7, "name"), set(3, 3, "Books", []));
  expect(errorOf(response)).toEqual(["ItemNotFound", "ShelfCollection.getItem", 1, 404]);
  expect(response).toMatchObject({ ProcessedResults: { Results: [{ ActionId: 1, Value: null }] } });
  expect(context.get("poems")).toEqual(["Aeneid"]);
});

test.each([
  ["an object", instantiate(1, 8), "Library.cellar"],
  ["a property to read", query(1, 3, "borrowedBy"), "Shelf.borrowedBy"],
  ["a property to set", set(1, 3, "Name", "x"), "Shelf.name"],
  ["a method", method(1, 3, "Burn"), "Shelf.burn"],
  ["an indexer", { ...instantiate(1, 3), ObjectPathId: 13 }, "Library.getItem"],
  ["a service", instantiate(1, 10), "Microsoft.Other"],
  ["a member that every object of JavaScript has", method(1, 3, "constructor"), "Shelf.constructor"],
  ["a prototype", query(1, 3, "__proto__"), "Shelf.__proto__"],
  ["an object that is a value", instantiate(1, 12), "Library.count"],
])("%s that is not there is named", async (_, action, location) => {
  paths[13] = { Id: 13, ObjectPathType: 5, ParentObjectPathId: 1, ArgumentInfo: { Arguments: ["x"] } };
  const response = await run(action);
  expect(errorOf(response)).toEqual(["NotImplemented", location, 0, 501]);
  expect(response).toMatchObject({
    Error: { Message: `The requested feature isn't implemented. This spreadsheet has no ${location}.` },
  });
});

test("errors say in which member they happened", async () => {
  const refused = await run(set(1, 3, "Books", "Iliad"));
  expect(refused).toMatchObject({
    Error: {
      Code: "InvalidArgument",
      Message: "The argument is invalid or missing or has an incorrect format. No books.",
      Location: "Shelf.books",
    },
  });
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(errorOf(await run(method(1, 1, "Fail")))).toEqual(["GeneralException", "Library.fail", 0, 500]);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test("actions and paths of no known kind are errors", async () => {
  expect(errorOf(await run({ Id: 1, ActionType: 8, ObjectPathId: 1 }))[0]).toBe("NotImplemented");
  expect(errorOf(await run(instantiate(1, 99)))[0]).toBe("InvalidReference");
});
