import { LRUMap } from "@univerjs/presets";

/** So many formulas Univer keeps parsed (`FORMULA_AST_CACHE`), those that were used last. */
const UNIVERS_LIMIT = 5_000;
/** As many as fill some hundred megabytes. */
const LIMIT = 100_000;

/**
 * Lets Univer keep more formulas parsed. It looks at all formulas of the workbook in each calculation, one after the other; of
 * more than it keeps, each has been thrown away again when its turn comes, and all are parsed anew each time.
 */
export function keepFormulasParsed(): void {
  const { set } = LRUMap.prototype;
  LRUMap.prototype.set = function <Key, Value>(this: LRUMap<Key, Value>, key: Key, value: Value) {
    if (this.limit === UNIVERS_LIMIT) this.limit = LIMIT;
    return set.call(this, key, value) as LRUMap<Key, Value>;
  };
}
