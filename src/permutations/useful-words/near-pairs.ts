import type { Steps } from "../../steps";
import type { Budget } from "./budget";
import type { Rows } from "./layers";
import { RowIndex, type ImageRows } from "./row-index";
import { choicesOf, countChoices, placesIn, splitInto, type Split } from "./splits";

/** Rows, and in how many places two of them may differ to be near each other. */
export interface NearRows extends ImageRows {
  readonly most: number;
}

/** No more choices of agreeing blocks than this are looked through. */
const MAX_CHOICES = 500;
/** What it takes to look a row up, and to tell of a pair, in comparisons of two rows. */
const LOOKING_UP = 4;
const TELLING = 200;
const STEPS_PER_YIELD = 1 << 13;

/**
 * Tells of each pair of a row of `first` and another one of `second` that are near each other; if both are the same rows, of each pair once.
 * Compares only rows that agree in some blocks of places, as near ones do. Throws a
 * LimitError if that is more than the budget allows.
 */
export function* nearPairs(
  near: NearRows,
  [first, second]: readonly [Rows, Rows],
  budget: Budget,
  tell: (first: number, second: number) => void,
): Steps<void> {
  const index = new RowIndex(near, second);
  const { split, work } = yield* cheapestSplit(near, index, first, second);
  budget.spend(work);
  const { members, starts } = index;
  const isSame = first.begin === second.begin;
  const differs = new Uint8Array(split.blocks);
  const telling = Math.max(TELLING, near.degree);
  let done = 0;
  for (const choice of choicesOf(split)) {
    yield* index.choose(placesIn(split, choice));
    for (let row = first.begin; row < first.end; row++) {
      const hash = index.hashOf(row);
      for (let at = starts[hash]; at < starts[hash + 1]; at++) {
        if (++done >= STEPS_PER_YIELD) {
          yield 0;
          done = 0;
        }
        const other = members[at];
        if ((isSame && other <= row) || !areNear(near, row, other)) continue;
        // Rows that agree in more blocks meet again for other choices.
        budget.spend(TELLING);
        done += telling;
        if (isFirstChoice(choice, near, row, other, split, differs)) tell(row, other);
      }
      if (++done >= STEPS_PER_YIELD) {
        yield 0;
        done = 0;
      }
    }
  }
}

interface CostlySplit {
  readonly split: Split;
  /** In comparisons. */
  readonly work: number;
}

/** With more agreeing blocks fewer rows are compared, but there are more choices. The first choice of each kind is measured. */
function* cheapestSplit(near: NearRows, index: RowIndex, first: Rows, second: Rows): Steps<CostlySplit> {
  const { degree, most } = near;
  const rows = first.end - first.begin + second.end - second.begin;
  const costs = function* (agreeing: number): Steps<CostlySplit> {
    const split = splitInto(degree, most, agreeing);
    const choices = countChoices(split);
    if (choices > MAX_CHOICES) return { split, work: Infinity };
    yield* index.choose(placesIn(split, [...Array(agreeing).keys()]));
    return { split, work: choices * (LOOKING_UP * rows + (yield* index.countMeetings(first))) };
  };
  let best = yield* costs(Math.min(1, Math.max(degree - most, 0)));
  for (let agreeing = 2; agreeing <= degree - most; agreeing++) {
    const next = yield* costs(agreeing);
    if (next.work >= best.work) break;
    best = next;
  }
  return best;
}

function areNear({ images, degree, most }: NearRows, row: number, other: number): boolean {
  let left = most;
  for (let a = row * degree, b = other * degree, end = a + degree; a < end; a++, b++) {
    if (images[a] !== images[b] && left-- === 0) return false;
  }
  return true;
}

/** Whether these are the first blocks in which the rows agree. `differs` is overwritten. */
function isFirstChoice(
  choice: readonly number[],
  { images, degree }: NearRows,
  row: number,
  other: number,
  { blockOf, blocks }: Split,
  differs: Uint8Array,
): boolean {
  differs.fill(0);
  for (let place = 0, a = row * degree, b = other * degree; place < degree; place++, a++, b++) {
    if (images[a] !== images[b]) differs[blockOf[place]] = 1;
  }
  let agreeing = 0;
  for (let block = 0; block < blocks && agreeing < choice.length; block++) {
    if (differs[block] === 0 && choice[agreeing++] !== block) return false;
  }
  return true;
}
