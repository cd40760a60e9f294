import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";

/** Some five seconds. */
const MAX_WORK = 400_000_000;

/** The work that a search may still do, in comparisons of two products. */
export class Budget {
  /** All words of up to so many letters have been looked through. */
  searched = 0;
  #left = MAX_WORK;

  /** Throws a LimitError if that is too much. */
  spend(work: number): void {
    this.#left -= work;
    if (this.#left >= 0) return;
    throw new LimitError(
      i18n.t(
        "words of more than {searched} labels are too many to look through; let longest be {searched} or less, or moving larger",
        { searched: this.searched },
      ),
    );
  }
}
