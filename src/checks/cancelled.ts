/** A check was broken off. */
export class Cancelled extends Error {
  override readonly name = "Cancelled";
}
