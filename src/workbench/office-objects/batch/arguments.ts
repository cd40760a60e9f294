import { invalidArgument } from "./errors";
import { Instance } from "./object-table";

/** Arguments and values as a member expects them. Anything else is an InvalidArgument that says what was expected. */

export function text(value: unknown, name: string): string {
  if (typeof value !== "string") throw expected(name, "a text", value);
  return value;
}

export function number(value: unknown, name: string, least: number, most: number): number {
  if (typeof value !== "number" || !(value >= least && value <= most))
    throw expected(name, `a number from ${least} to ${most}`, value);
  return value;
}

export function integer(value: unknown, name: string, least = -Infinity): number {
  if (!Number.isInteger(value) || (value as number) < least)
    throw expected(
      name,
      Number.isFinite(least) ? `a whole number from ${least} on` : "a whole number",
      value,
    );
  return value as number;
}

export function boolean(value: unknown, name: string): boolean {
  if (typeof value !== "boolean") throw expected(name, "true or false", value);
  return value;
}

export function optional<T>(
  value: unknown,
  missing: T,
  read: (value: unknown, name: string) => T,
  name: string,
): T {
  return value === undefined || value === null ? missing : read(value, name);
}

/** The entry for a name in a table of names, such as those of an Excel enumeration. */
export function oneOf<T>(value: unknown, name: string, table: Readonly<Record<string, T>>): T {
  if (typeof value !== "string" || !Object.hasOwn(table, value))
    throw expected(name, `one of ${Object.keys(table).join(", ")}`, value);
  return table[value]!;
}

/** The target of an argument that is an object of the given type. */
export function objectOf<T>(value: unknown, name: string, type: string): T {
  if (!(value instanceof Instance) || value.type !== type)
    throw expected(name, `an object of ${type}`, value);
  return value.target as T;
}

function expected(name: string, what: string, value: unknown) {
  const found =
    value instanceof Instance ? `an object of ${value.type}` : JSON.stringify(value)?.slice(0, 60);
  return invalidArgument(`${name} should be ${what}, but is ${found ?? "missing"}.`);
}
