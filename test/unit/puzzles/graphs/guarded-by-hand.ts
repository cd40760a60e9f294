const L_OR_R = "L|R";

/** Two jugs that are filled, emptied and poured into each other. */
export function jugTable([a, b]: readonly number[], goal: string) {
  return {
    values: [
      ["a", "b"],
      [`0..${a}`, `0..${b}`],
    ],
    moves: [
      ["fill a", "", `a = ${a}`],
      ["fill b", "", `b = ${b}`],
      ["empty a", "", "a = 0"],
      ["empty b", "", "b = 0"],
      ["a into b", "", `a -= min(a, ${b} - b), b += min(a, ${b} - b)`],
      ["b into a", "", `b -= min(b, ${a} - a), a += min(b, ${a} - a)`],
    ],
    start: [[0, 0]],
    goal: [[goal]],
  };
}

/** The states after one move with jugs of these sizes. */
export const poured = ([a, b]: readonly number[], [most, other]: readonly number[]) => [
  [most, b],
  [a, other],
  [0, b],
  [a, 0],
  a + b > other ? [a + b - other, other] : [0, a + b],
  a + b > most ? [most, a + b - most] : [a + b, 0],
];

export const RIVER = {
  values: [["me", "wolf", "goat", "cabbage"], new Array<string>(4).fill(L_OR_R)],
  moves: [
    ["alone", "", "flip me"],
    ["wolf", "me = wolf", "flip me, flip wolf"],
    ["goat", "me = goat", "flip me, flip goat"],
    ["cabbage", "me = cabbage", "flip me, flip cabbage"],
    ["", "wolf = goat <> me", "#"],
    ["", "goat = cabbage <> me", "#"],
  ],
  start: [["L", "L", "L", "L"]],
  goal: [["R", "R", "R", "R"]],
};

/** How many missionaries and cannibals are on the left bank, and where the boat is. */
export const MISSIONARIES = {
  values: [
    ["m", "c", "boat"],
    ["0..3", "0..3", L_OR_R],
  ],
  moves: [
    ...[[1, 0], [2, 0], [0, 1], [0, 2], [1, 1]].flatMap(([m, c]) => [
      [`${m} m, ${c} c over`, "boat = L", `m -= ${m}, c -= ${c}, boat = R`],
      [`${m} m, ${c} c back`, "boat = R", `m += ${m}, c += ${c}, boat = L`],
    ]), // prettier-ignore
    ["", "0 < m < c or 0 < 3 - m < 3 - c", "#"],
  ],
  start: [[3, 3, "L"]],
  goal: [["0,0,R"]],
};

/** People who take so many minutes over a bridge, two at most at a time, with one torch. */
export function BRIDGE(times: readonly number[]) {
  const names = times.map((_, k) => "pqrs"[k]);
  const over = (first: number, second: number) => {
    const who = [...new Set([names[first], names[second]])];
    const flips = [...who, "torch"].map((name) => `flip ${name}`).join(", ");
    return [who.join(" and "), [...who, "torch"].join(" = "), flips, Math.max(times[first], times[second])];
  };
  return {
    values: [[...names, "torch"], new Array<string>(names.length + 1).fill(L_OR_R)],
    moves: names.flatMap((_, k) => names.slice(k).map((_other, j) => over(k, k + j))),
    start: [new Array<string>(names.length + 1).fill("L")],
    goal: [new Array<string>(names.length + 1).fill("R")],
  };
}

/** The fewest moves to a goal by a search over texts; undefined if there is no way. */
export function fewestByHand(
  start: readonly number[],
  next: (state: readonly number[]) => readonly (readonly number[])[],
  isGoal: (state: readonly number[]) => boolean,
): number | undefined {
  const seen = new Set([start.join()]);
  let layer = [start];
  for (let moves = 0; layer.length > 0; moves++) {
    if (layer.some(isGoal)) return moves;
    layer = layer.flatMap(next).filter((state) => !seen.has(state.join()) && seen.add(state.join()));
  }
  return undefined;
}

/** The least time for all over a bridge, by trying every pair that goes over and everyone who brings the torch back. */
export function leastTime(here: readonly number[], there: readonly number[]): number {
  const over = here.flatMap((first, k) =>
    here.slice(k + 1).map((second, j) => {
      const left = here.filter((_, each) => each !== k && each !== k + 1 + j);
      const right = [...there, first, second];
      const back = right.map((one, each) => one + leastTime([...left, one], right.filter((_, other) => other !== each))); // prettier-ignore
      return Math.max(first, second) + (left.length > 0 ? Math.min(...back) : 0);
    }),
  );
  return Math.min(...over);
}
