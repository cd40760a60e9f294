/** Checks the shape of a value from outside, such as parsed JSON. */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === "string";
export const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const orNothing =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);
export const eachOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
/** An object with these parts, and perhaps others. */
export const withParts =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(parts).every(([name, check]) => check(value[name]));
