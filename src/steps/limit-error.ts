/** A limit of size or time was reached: there may be an answer, but it was not found. */
export class LimitError extends Error {
  override readonly name = "LimitError";
}
