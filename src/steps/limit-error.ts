/** A limit of size or time was reached: the question may have an answer, but it was not found. */
export class LimitError extends Error {
  override readonly name = "LimitError";
}
