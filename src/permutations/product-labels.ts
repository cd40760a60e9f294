import { MAX_TEXT_LENGTH } from "../grid/limits";
import { i18n } from "../language";
import { LimitError } from "../steps/limit-error";
import type { Separator } from "./spelling";

/** For all labels together: as many as fit in memory. */
const MAX_CHARACTERS = 1 << 28;
/** Only this many duplicates are listed. */
const FIRST_DUPLICATES = 5;

/** One for each row. A product's label is joined from its factors' labels and shares their text until it is written. */
export class ProductLabels {
  readonly texts: string[] = [];
  #characters = 0;

  constructor(readonly separator: Separator) {}

  get count(): number {
    return this.texts.length;
  }

  addProduct(first: number, second: number): void {
    this.add(this.texts[first] + this.separator + this.texts[second]);
  }

  add(label: string): void {
    const { length } = label;
    this.#characters += length;
    if (length > MAX_TEXT_LENGTH || this.#characters > MAX_CHARACTERS) {
      throw new LimitError(
        i18n.t(
          "the words of {count, number} products are too long, the last one has {length, number} characters",
          { count: this.count, length },
        ),
      );
    }
    this.texts.push(label);
  }
}

/** Counts repeats under another label. The same word split differently, as A·BA and AB·A, is not a repeat. */
export class Duplicates {
  count = 0;
  readonly first: { label: string; sameAs: string }[] = [];

  private readonly texts: readonly string[];
  private readonly separator: Separator;
  private readonly gap: number;

  constructor({ texts, separator }: ProductLabels) {
    this.texts = texts;
    this.separator = separator;
    this.gap = separator.length;
  }

  /** Most products are repeats, so labels are joined only when needed. */
  noteProduct(head: string, tail: string, row: number): void {
    const sameAs = this.texts[row];
    const gap = sameAs.length - head.length - tail.length;
    const isSameWord =
      gap === this.gap &&
      sameAs.startsWith(head) &&
      sameAs.endsWith(tail) &&
      sameAs.startsWith(this.separator, head.length);
    if (isSameWord) return;
    this.count++;
    if (this.first.length < FIRST_DUPLICATES) {
      this.first.push({ label: head + this.separator + tail, sameAs });
    }
  }

  note(label: string, row: number): void {
    this.count++;
    if (this.first.length < FIRST_DUPLICATES) this.first.push({ label, sameAs: this.texts[row] });
  }
}
