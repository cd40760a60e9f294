import type { Spoil } from "./checked-host";

type Cell = unknown;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Visits all objects in a response. */
export function everywhere(value: unknown, change: (object: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) value.forEach((each) => everywhere(each, change));
  else if (isObject(value)) {
    change(value);
    Object.values(value).forEach((each) => everywhere(each, change));
  }
}

/** The host returns another value of a member, wherever it is requested. */
export const says = (member: string, value: unknown): Spoil => ({
  response: (body) =>
    everywhere(body, (object) => {
      if (member in object) object[member] = value;
    }),
});

/** Cells are read with other values. */
export const reads = (change: (cell: Cell) => Cell): Spoil => ({
  response: (body) =>
    everywhere(body, (object) => {
      const { Values: values } = object;
      if (Array.isArray(values)) object.Values = values.map((row: Cell[]) => row.map(change));
    }),
});

/** Cells with this value are read as the other. */
export const readsAs = (cell: Cell, other: Cell): Spoil => reads((each) => (each === cell ? other : each));

/** Cells are written with other values. */
export const writes = (change: (cell: Cell) => Cell): Spoil => ({
  request: ({ Actions: actions }) => {
    for (const { Name: name, ArgumentInfo: info } of actions) {
      if (name !== "Values" && name !== "Formulas") continue;
      const { Arguments: given } = info as { Arguments: unknown[] };
      const [cells] = given;
      if (Array.isArray(cells)) given[0] = cells.map((row: Cell[]) => row.map(change));
    }
  },
});

export const writesAs = (cell: Cell, other: Cell): Spoil => writes((each) => (each === cell ? other : each));

/** The host skips members with these names, and requests to the objects behind them. */
export const passesOver = (...names: readonly string[]): Spoil => ({
  request: (request) => {
    const { Actions: actions, ObjectPaths: paths } = request;
    const isPassedOver = (name: string | undefined) => names.includes(name ?? "");
    request.Actions = actions.filter(
      ({ Name: name, ObjectPathId: path }) => !isPassedOver(name) && !isPassedOver(paths[path]?.Name),
    );
  },
});

/** The host refuses all batches, but lets objects be released. */
export const refusesAll = (code: string): Spoil => ({
  response: (body, { Actions: actions }) => {
    if (actions.some(({ Name: name }) => name === "_RemoveReference")) return;
    delete body.Results;
    Object.assign(body, {
      Error: { Code: code, Message: code, Location: "", ActionIndex: 0, HttpStatusCode: 400 },
      ProcessedResults: { Results: [] },
    });
  },
});
