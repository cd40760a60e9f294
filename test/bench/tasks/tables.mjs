import { simplify } from "../peers/cycles.mjs";
import { gap } from "../peers/gap.mjs";
import { simpleProgram } from "../peers/simple-program.mjs";

const ORDER = 200;

/** The multiplication table of a group of 200 elements, the direct product of AGL(1,5) and D5. */
export async function tableTasks({ CAYLEYTABLE, ELEMENTS }) {
  const generators = ["(1 2 3 4 5)", "(2 3 5 4)", "(6 7 8 9 10)", "(7 10)(8 9)"];
  const cells = generators.map((cycles) => [cycles]);
  const elements = (await ELEMENTS(cells)).flat();
  return [
    {
      name: `table of a group of ${elements.length} elements`,
      ours: async () =>
        checksum(
          (await CAYLEYTABLE(cells)).slice(1).map((row) => row.slice(1)),
          elements,
        ),
      peers: [
        simpleProgram(() => checksum(simpleTable(elements), elements)),
        gap({
          setup: `elements := [${elements.map((cycles) => cycles.replaceAll(" ", ","))}];;`,
          compute: `local table, sum, a, b;
table := MultiplicationTable(elements); sum := 0;
for a in [1 .. ${ORDER}] do for b in [1 .. ${ORDER}] do sum := (31 * sum + table[a][b]) mod ${MODULUS}; od; od;
return sum;`,
        }),
      ],
    },
  ];
}

const MODULUS = 1_000_003;

/** A number that depends on every entry, by its element's place from 1. */
function checksum(table, elements) {
  const places = new Map(elements.map((element, k) => [element, k + 1]));
  let sum = 0;
  for (const row of table) for (const entry of row) sum = (31 * sum + places.get(entry)) % MODULUS;
  return String(sum);
}

/** Every product of two texts, as one would first write it. */
function simpleTable(elements) {
  return elements.map((a) => elements.map((b) => simplify(a + b)));
}
