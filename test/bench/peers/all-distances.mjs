/** How many arrangements take each number of moves to the goal, nearest first: a breadth-first search back from it, on texts in a set. */
export function distancesTo(goal, moves) {
  const seen = new Set([goal.join()]);
  const counts = [];
  for (let layer = [goal]; layer.length > 0;) {
    counts.push(layer.length);
    const next = [];
    for (const pieces of layer) {
      for (const [from, to] of moves) {
        if (pieces[from - 1] !== 0 || pieces[to - 1] === 0) continue;
        const before = [...pieces];
        before[from - 1] = pieces[to - 1];
        before[to - 1] = 0;
        const text = before.join();
        if (seen.has(text)) continue;
        seen.add(text);
        next.push(before);
      }
    }
    layer = next;
  }
  return counts;
}
