import type { CallsUnderWay, CallUnderWay } from "../../functions/calls/custom-function";

/** A formula's call that takes long. */
export interface LongFormula {
  readonly call: CallUnderWay;
  /** Another one for each call. */
  readonly key: number;
  /** The first of the cells that wait for it, such as Sheet1!B3; undefined if the host does not tell. */
  readonly cell: string | undefined;
  /** How many other cells wait for the same. */
  readonly others: number;
  /** Since it began. */
  readonly seconds: number;
  /** The fraction done, from 0 to 1. */
  readonly part: number;
}

/** The oldest of the calls that take long, and how many there are besides. */
export interface LongFormulas {
  readonly shown: readonly LongFormula[];
  readonly more: number;
}

/** A call is shown when it takes longer than this, in ms, so that most formulas never are. */
const LONG_MS = 1000;
const LOOK_MS = 250;
const MOST_SHOWN = 3;

const NONE: LongFormulas = { shown: [], more: 0 };

interface Followed {
  readonly key: number;
  part: number;
  isAsked: boolean;
}

/** Watches which calls of formulas take long, and how far they are. It looks only while there are calls. */
export class LongFormulaWatch {
  private seen = NONE;
  private readonly followed = new WeakMap<CallUnderWay, Followed>();
  private nextKey = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private changed = () => {};

  /** In a host without a shared runtime there are no calls to be seen. */
  constructor(private readonly calls: CallsUnderWay | undefined) {}

  /** Begins to watch, and returns what ends it. As `useSyncExternalStore` wants it, and so is `now`. */
  readonly watch = (changed: () => void): (() => void) => {
    const { calls } = this;
    if (!calls) return () => {};
    this.changed = changed;
    calls.onBegin = () => (this.timer ??= setTimeout(() => this.look(), LONG_MS));
    if (calls.all.size > 0) this.look();
    return () => {
      calls.onBegin = undefined;
      clearTimeout(this.timer);
      this.timer = undefined;
    };
  };

  readonly now = (): LongFormulas => this.seen;

  cancel(call: CallUnderWay): void {
    call.stop();
    this.look();
  }

  cancelAll(): void {
    for (const call of this.longCalls()) call.stop();
    this.look();
  }

  private look(): void {
    clearTimeout(this.timer);
    this.timer = this.calls?.all.size ? setTimeout(() => this.look(), LOOK_MS) : undefined;
    const long = this.longCalls();
    if (long.length === 0 && this.seen === NONE) return;
    const shown = long.slice(0, MOST_SHOWN).map((call) => this.follow(call));
    this.seen = long.length > 0 ? { shown, more: long.length - shown.length } : NONE;
    this.changed();
  }

  private longCalls(): CallUnderWay[] {
    const latest = Date.now() - LONG_MS;
    return [...(this.calls?.all ?? [])].filter(({ since }) => since <= latest);
  }

  private follow(call: CallUnderWay): LongFormula {
    let followed = this.followed.get(call);
    if (!followed) this.followed.set(call, (followed = { key: this.nextKey++, part: 0, isAsked: false }));
    void ask(call, followed);
    const { addresses } = call;
    return {
      call,
      key: followed.key,
      cell: addresses[0],
      others: Math.max(0, addresses.length - 1),
      seconds: Math.floor((Date.now() - call.since) / 1000),
      part: followed.part,
    };
  }
}

/** The answer may come from another thread, and is shown at the next look. */
async function ask(call: CallUnderWay, followed: Followed): Promise<void> {
  if (followed.isAsked) return;
  followed.isAsked = true;
  followed.part = await call.howFar();
  followed.isAsked = false;
}
