/**
 * What a host does for one Excel object, as tables of its members by their names on the wire (`Values`, `GetRange`). `Target` represents
 * the object in the host, `Context` is what all tables share.
 */
export interface ObjectTable<Target, Context> {
  /** What Office.js needs to reach an object again, as `{ Id: … }`; absent for objects it reaches by their path. */
  key?(target: Target, context: Context): Record<string, unknown>;
  properties?: Readonly<Record<string, Property<Target, Context>>>;
  /** Objects reached through a property, such as `Format` of a range; null is Excel's null object. */
  objects?: Readonly<Record<string, (target: Target, context: Context) => Instance | null>>;
  methods?: Readonly<Record<string, Method<Target, Context>>>;
  /** For a collection: its objects, and the one with a key. */
  items?(target: Target, context: Context): Instance[];
  item?(target: Target, key: unknown, context: Context): Instance;
}

export interface Property<Target, Context> {
  get?(target: Target, context: Context): unknown;
  set?(target: Target, value: unknown, context: Context): unknown;
  /** The value depends on formulas, which are calculated before it is read. */
  calculated?: boolean;
}

/** Returns a value, an `Instance`, null for Excel's null object, or a promise of one of these. */
export type Method<Target, Context> =
  MethodFunction<Target, Context> | { run: MethodFunction<Target, Context>; calculated: true };

export type MethodFunction<Target, Context> = (
  target: Target,
  args: readonly unknown[],
  context: Context,
) => unknown;

/** An object in a batch: the name of its table and its target. */
export class Instance {
  constructor(
    readonly type: string,
    readonly target: unknown,
  ) {}
}

/** All tables of a host by the names of Excel's classes. A table accepts only its own kind of target, hence `never`. */
export type ObjectTables<Context> = Readonly<Record<string, ObjectTable<never, Context>>>;

/** `Range` and `GetCell` as Office.js users know them: `Range.getCell`. */
export function memberName(type: string, wireName: string): string {
  return `${type}.${wireName.charAt(0).toLowerCase()}${wireName.slice(1)}`;
}
