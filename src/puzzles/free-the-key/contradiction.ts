import type { Steps } from "../../steps";
import { cutDepths } from "./cut-depths";
import type { Wall } from "./walls";

/** A few of the walls that contradict each other, if all together do: without any one of them the others do not. */
export function* contradiction(walls: readonly Wall[], cuts: number): Steps<readonly Wall[]> {
  const some = yield* withoutNeedless(walls, cuts);
  const others = yield* withoutNeedless([...walls].reverse(), cuts);
  return some.length <= others.length ? some : others;
}

/** Leaves out half of the walls, a quarter, …, a single one, wherever what remains is still impossible. */
function* withoutNeedless(walls: readonly Wall[], cuts: number): Steps<readonly Wall[]> {
  let left = walls;
  for (let size = left.length; size > 1;) {
    size = Math.ceil(size / 2);
    for (let at = 0; at < left.length;) {
      const fewer = [...left.slice(0, at), ...left.slice(at + size)];
      if (yield* cutDepths(fewer, cuts, cuts)) at += size;
      else left = fewer;
    }
  }
  return left;
}
