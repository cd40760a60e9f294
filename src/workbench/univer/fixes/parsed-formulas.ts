import { LRUMap } from "@univerjs/core";

/** How many parsed formulas Univer caches (`FORMULA_AST_CACHE`), keeping the most recently used. */
const UNIVER_CACHE_SIZE = 5_000;
/** How many tokenised formulas it caches (`FormulaLexerNodeCache`), with names already resolved. */
const UNIVER_TOKEN_CACHE_SIZE = 2_000;
/** As many as take up a few hundred megabytes. */
const LIMIT = 100_000;

/** Univer's formula caches, collected as they are first used. */
const caches = new Set<LRUMap<unknown, unknown>>();

/**
 * Enlarges Univer's cache of parsed formulas. Each calculation visits all formulas of the workbook in order. If there are more than fit,
 * each has been evicted when its turn comes, and all are parsed again every time.
 */
export function keepFormulasParsed(): void {
  const { set } = LRUMap.prototype;
  LRUMap.prototype.set = function <Key, Value>(this: LRUMap<Key, Value>, key: Key, value: Value) {
    if (this.limit === UNIVER_CACHE_SIZE || this.limit === UNIVER_TOKEN_CACHE_SIZE) caches.add(this);
    if (this.limit === UNIVER_CACHE_SIZE) this.limit = LIMIT;
    return set.call(this, key, value) as LRUMap<Key, Value>;
  };
}

/** Makes the next calculation parse all formulas again. */
export function forgetParsedFormulas(): void {
  for (const cache of caches) cache.clear();
}
