export class Cancelled extends Error {
  override readonly name = "Cancelled";
}
