import { groupName, groupOrder } from "../../../../../src/functions/groups";

const SIZES = Array.from({ length: 24 }, (_, k) => k + 1).slice(1);
const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/** Round and flip as tables of images, from 1, without the sheet's formulas. */
function generators(n: number, k: number): string[][] {
  const cycles = (image: (place: number) => number) => {
    const seen = new Set<number>();
    let text = "";
    for (let first = 1; first <= n; first++) {
      const cycle: number[] = [];
      for (let at = first; !seen.has(at); at = image(at)) {
        seen.add(at);
        cycle.push(at);
      }
      if (cycle.length > 1) text += `(${cycle.join(" ")})`;
    }
    return text || "()";
  };
  return [
    ["R", cycles((place) => (place % n) + 1)],
    ["T", cycles((place) => (place <= k ? k + 1 - place : place))],
  ];
}

/** The order of the group by the theorem: rounds only, turns and reflections, all or half of the orders, or two halves that never mix. */
function expectedOrder(n: number, k: number): bigint {
  if (k === 1) return BigInt(n);
  if (n > 2 && k >= n - 1) return 2n * BigInt(n);
  if (n % 2 === 1) return k % 4 < 2 ? factorial(n) / 2n : factorial(n);
  if (k % 2 === 0) return factorial(n);
  const apart = 2n * factorial(n / 2) ** 2n;
  if (k % 4 === 3) return apart;
  return k % 8 === 1 && n % 4 === 2 ? apart / 4n : apart / 2n;
}

/** Small groups have several names. */
const SAME: Readonly<Record<string, string>> = { D3: "S3", D2: "C2" };

function expectedName(n: number, k: number): string | undefined {
  if (k === 1) return `C${n}`;
  if (k >= n - 1) return SAME[`D${n}`] ?? `D${n}`;
  if (n % 2 === 1) return `${k % 4 < 2 ? "A" : "S"}${n}`;
  if (k % 2 === 0) return `S${n}`;
  if (k % 4 === 3) return `S${n / 2} wr C2`;
  return k % 8 === 1 && n % 4 === 2 ? `A${n / 2} wr C2` : undefined;
}

test.each(SIZES)("the groups of all tracks with %i pieces are those of the theorem", async (n) => {
  for (let k = 1; k <= n; k++) {
    const given = generators(n, k);
    expect([n, k, BigInt(await groupOrder(given))]).toEqual([n, k, expectedOrder(n, k)]);
    const name = await groupName(given);
    const expected = expectedName(n, k);
    expect([n, k, name]).toEqual([
      n,
      k,
      expected ?? expect.stringMatching(/^order \d+, degree \d+, transitive, imprimitive$/),
    ]);
  }
});
