import { i18n } from "../language";
import { LimitError } from "./limit-error";
import type { Separator } from "./spelling";

/** The longest label is what a cell holds, and all labels together are what memory does. */
const LONGEST_LABEL = 32_767;
const MOST_CHARACTERS = 1 << 28;
/** Of so many it is told which they are. */
const FIRST_DUPLICATES = 5;

/** One for each row. A product's is joined of its factors' and shares their text until it is written. */
export class ProductLabels {
  readonly texts: string[] = [];
  #characters = 0;

  constructor(readonly separator: Separator) {}

  get count(): number {
    return this.texts.length;
  }

  product(first: number, second: number): string {
    return this.texts[first] + this.separator + this.texts[second];
  }

  addProduct(first: number, second: number): void {
    this.add(this.product(first, second));
  }

  add(label: string): void {
    const { length } = label;
    this.#characters += length;
    if (length > LONGEST_LABEL || this.#characters > MOST_CHARACTERS) {
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

/** Counts repeats under another label; the same word split elsewhere, as A·BA and AB·A, is none. */
export class Duplicates {
  count = 0;
  readonly first: { label: string; sameAs: string }[] = [];

  constructor(readonly labels: ProductLabels) {}

  noteProduct(first: number, second: number, row: number): void {
    const { texts, separator } = this.labels;
    const head = texts[first];
    const tail = texts[second];
    const sameAs = texts[row];
    const isSameWord =
      sameAs.length === head.length + separator.length + tail.length &&
      sameAs.startsWith(head) &&
      sameAs.endsWith(tail) &&
      sameAs.startsWith(separator, head.length);
    if (isSameWord) return;
    this.count++;
    if (this.first.length < FIRST_DUPLICATES) {
      this.first.push({ label: this.labels.product(first, second), sameAs });
    }
  }

  note(label: string, row: number): void {
    this.count++;
    if (this.first.length < FIRST_DUPLICATES) this.first.push({ label, sameAs: this.labels.texts[row] });
  }
}
