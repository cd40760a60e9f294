/** The same numbers, with room for more. Lists of millions of numbers take several times the memory. */
export function enlarged(list: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(list);
  return larger;
}
