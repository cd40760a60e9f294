import { LRUMap } from "@univerjs/core";

/** So many formulas Univer keeps parsed (`FORMULA_AST_CACHE`), those that were used last. */
const UNIVERS_LIMIT = 5_000;
/** So many it keeps taken apart (`FormulaLexerNodeCache`), with the meaning of their names put in. */
const UNIVERS_LIMIT_OF_PARTS = 2_000;
/** As many as fill some hundred megabytes. */
const LIMIT = 100_000;

/** Univer's caches of formulas, as they come into use. */
const caches = new Set<LRUMap<unknown, unknown>>();

/**
 * Lets Univer keep more formulas parsed. It looks at all formulas of the workbook in each calculation, one after the other; of
 * more than it keeps, each has been thrown away again when its turn comes, and all are parsed anew each time.
 */
export function keepFormulasParsed(): void {
  const { set } = LRUMap.prototype;
  LRUMap.prototype.set = function <Key, Value>(this: LRUMap<Key, Value>, key: Key, value: Value) {
    if (this.limit === UNIVERS_LIMIT || this.limit === UNIVERS_LIMIT_OF_PARTS) caches.add(this);
    if (this.limit === UNIVERS_LIMIT) this.limit = LIMIT;
    return set.call(this, key, value) as LRUMap<Key, Value>;
  };
}

/** All formulas are parsed anew when they are calculated next. */
export function forgetParsedFormulas(): void {
  for (const cache of caches) cache.clear();
}
