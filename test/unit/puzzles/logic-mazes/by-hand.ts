/** Where a marker is, and the keys that it has, in order. */
interface State {
  readonly row: number;
  readonly column: number;
  readonly keys: string;
}

/**
 * The least cost to the goal, the fewest moves at that cost, and how many ways have these. The search tries the moves of all states in
 * rounds until nothing improves. Without `costs`, the cost is 0. Rows are texts: `#` walls, `@` start, `*` goal; without a `*`, the goal is
 * to have all keys.
 */
export function leastByHand(
  rows: readonly string[],
  rules: string,
): [cost: number, moves: number, ways: number] | undefined {
  const has = (word: string) => rules.split(" ").includes(word);
  const cellAt = (row: number, column: number) => rows[row]?.[column] ?? "#";
  const places = rows.flatMap((text, row) => [...text].map((cell, column) => ({ row, column, cell })));
  const allKeys = places.flatMap(({ cell }) => (has("keys") && /[a-z]/.test(cell) ? [cell] : []));
  const isDone = ({ row, column, keys }: State) =>
    rows.join("").includes("*") ? cellAt(row, column) === "*" : allKeys.every((key) => keys.includes(key));
  const around = (at: number, count: number, wraps: boolean) => (wraps ? (at + count) % count : at);

  function move(from: State, down: number, right: number): [State, number] | undefined {
    let [at, cost] = [from, 0];
    for (let isFirst = true; isFirst || has("ice"); isFirst = false) {
      const row = around(at.row + down, rows.length, has("rows"));
      const column = around(at.column + right, rows[0].length, has("columns"));
      const cell = cellAt(row, column);
      if (cell === "#" || (has("keys") && /[A-Z]/.test(cell) && !at.keys.includes(cell.toLowerCase()))) break;
      if (row === from.row && column === from.column) return undefined;
      const isNewKey = has("keys") && /[a-z]/.test(cell) && !at.keys.includes(cell);
      at = { row, column, keys: isNewKey ? [...at.keys, cell].sort().join("") : at.keys };
      if (has("costs") && /\d/.test(cell)) cost += Number(cell);
    }
    return [at, cost];
  }
  function moves(from: State): [State, number][] {
    const steps = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right]));
    const cell = cellAt(from.row, from.column);
    const portal = has("portals") && (has("keys") ? /\d/ : /[A-Za-z]/).test(cell);
    const ends = places.filter((end) => portal && end.cell === cell);
    return [
      ...steps
        .filter(([down, right]) => (down === 0) !== (right === 0) || (has("diagonal") && down !== 0))
        .flatMap(([down, right]) => [move(from, down, right) ?? []].filter((each) => each.length > 0)),
      ...ends.map(({ row, column }) => [{ ...from, row, column }, 0]),
    ] as [State, number][];
  }

  const best = new Map<string, [cost: number, moves: number, state: State]>();
  const start = places.find(({ cell }) => cell === "@")!;
  let changed: State[] = [{ row: start.row, column: start.column, keys: "" }];
  const name = ({ row, column, keys }: State) => `${row} ${column} ${keys}`;
  best.set(name(changed[0]), [0, 0, changed[0]]);
  while (changed.length > 0) {
    const next: State[] = [];
    for (const state of changed) {
      const [cost, count] = best.get(name(state))!;
      for (const [to, more] of moves(state)) {
        const known = best.get(name(to)) ?? [Infinity, Infinity];
        if (cost + more > known[0] || (cost + more === known[0] && count + 1 >= known[1])) continue;
        best.set(name(to), [cost + more, count + 1, to]);
        next.push(to);
      }
    }
    changed = next;
  }
  // How many best ways there are to each state: those to the states before it, which have fewer moves, come first.
  const order = [...best.values()].sort((one, other) => one[1] - other[1]);
  const ways = new Map([[order[0] && name(order[0][2]), 1]]);
  for (const [cost, count, state] of order) {
    const next = moves(state).filter(([to, more]) => {
      const [least, fewest] = best.get(name(to))!;
      return least === cost + more && fewest === count + 1;
    });
    for (const to of new Set(next.map(([end]) => name(end)))) {
      ways.set(to, (ways.get(to) ?? 0) + ways.get(name(state))!);
    }
  }
  const ends = order.filter(([, , state]) => isDone(state)).sort((one, other) => one[0] - other[0]);
  if (ends.length === 0) return undefined;
  const [cost, count] = ends[0];
  const all = ends.filter((end) => end[0] === cost && end[1] === count);
  return [cost, count, all.reduce((sum, [, , state]) => sum + ways.get(name(state))!, 0)];
}
