import { fixture } from "../fixtures.mjs";
import { random } from "../measure.mjs";
import { expand, simplify, simplifyDigits } from "../peers/cycles.mjs";
import { plainProgram, simpleProgram } from "../peers/simple-program.mjs";

/** Products of cycles. */
export function cycleTasks({ SIMPLIFYCYCLES, GENPERMPROD }) {
  const products = productsOfNinePoints(100_000);
  const generators = fixture("pinball.json").generators.map(({ label, perm }) => [label, perm]);
  return [
    {
      name: "100,000 simplified products of nine points",
      ours: () => products.map((product) => SIMPLIFYCYCLES(product)),
      peers: [simpleProgram(() => products.map(simplify)), plainProgram(() => products.map(simplifyDigits))],
      goals: { plain: 1 },
    },
    ...[2, 3].map((passes) => ({
      name: `pinball, ${passes} passes (${passes === 2 ? "257" : "14,198"} products)`,
      ours: () => GENPERMPROD(generators, passes),
      peers: [simpleProgram(() => expand(generators, passes))],
    })),
  ];
}

/** Each is a product of four cycles with two to nine of the points 1 to 9. */
function productsOfNinePoints(count) {
  const below = random(0x1b873593);
  const cycle = () => {
    const points = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const length = 2 + below(8);
    for (let k = 0; k < length; k++) {
      const other = k + below(9 - k);
      [points[k], points[other]] = [points[other], points[k]];
    }
    return `(${points.slice(0, length).join(" ")})`;
  };
  return Array.from({ length: count }, () => cycle() + cycle() + cycle() + cycle());
}
