/** Remembers what was made, by an object that is the same wherever the same is to be made, such as in all plays of a game. */
export function madeOnce<Of, Made>(keyOf: (of: Of) => object, make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<object, Made>();
  return (of) => {
    const key = keyOf(of);
    const made = known.get(key) ?? make(of);
    known.set(key, made);
    return made;
  };
}
