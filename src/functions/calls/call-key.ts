/** Arguments longer than this in writing are not worth caching; in characters, plus `VALUE` for each value. */
const MAX_KEY_LENGTH = 2 ** 21;
const VALUE = 8;

/** The maximum nesting of data types in arguments. Anything deeper may be circular. */
const MAX_DEPTH = 8;

/**
 * A text that two calls share only if they call the same function with the same arguments. Numbers differ from their texts, and different
 * kinds of blanks differ. Undefined if arguments are too long or not plain data.
 */
export function callKey(id: string, given: readonly unknown[]): string | undefined {
  // Joined at the end, because a text built up piece by piece keeps all its pieces.
  const parts = [id];
  let length = id.length;

  /** Each value marks its own end, so that no two lists of values are written alike. */
  function append(value: unknown, depth: number): boolean {
    if (length > MAX_KEY_LENGTH || depth > MAX_DEPTH) return false;
    if (typeof value === "number") add(`${value};`);
    else if (typeof value === "string") {
      add(`"${value.length} `);
      add(value);
    } else if (Array.isArray(value)) {
      if (length + value.length * VALUE > MAX_KEY_LENGTH) return false;
      add(`[${value.length} `);
      for (const element of value) if (!append(element, depth + 1)) return false;
    } else if (typeof value === "object" && value !== null) {
      const members = Object.entries(value).flat();
      add(`{${members.length} `);
      for (const member of members) if (!append(member, depth + 1)) return false;
    } else if (value === null || value === undefined || typeof value === "boolean") add(`${value};`);
    else return false;
    return true;
  }

  function add(part: string): void {
    length += part.length + VALUE;
    parts.push(part);
  }

  return append(given, 0) ? parts.join("") : undefined;
}
