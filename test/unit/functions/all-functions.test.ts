import { failure } from "./host";
import examples from "../../../src/functions/examples.json";
import told from "../../../src/help/functions.json";
import { exampleCall } from "../../../src/functions/list/example-call";
import { FUNCTIONS } from "./declared-functions";

/** For each function its example and the mistakes from the help, plus the other kinds of mazes. */
const FORMULAS = [
  ...Object.values(examples).flatMap((first) =>
    [first, ...("also" in first ? first.also : [])].map(({ formula }) => formula),
  ),
  ...Object.values(told).flatMap(({ mistakes }) => mistakes.map(({ formula }) => formula)),
  '=PUZZLE.SOLVEMAZE({1,-2,5,0},{1,1},{1,4},"jump zero")',
  '=PUZZLE.SOLVEMAZE({"#","#","#";"#","S","red";"#","#","#";"#","G","#"},,,"gates red","message")',
];

/** Arrays unlike any range, made from the example's values. */
function oddArrays(given: unknown): unknown[] {
  const [first, ...rest] = Array.isArray(given) ? given : [[given]];
  return [
    [],
    [[]],
    [[], []],
    [[], first],
    [first, []],
    [first.slice(0, -1), ...rest],
    [first, ...rest, first.slice(0, 1)],
    [[...first, ...first], ...rest],
    [first[0]],
  ];
}

test.each(FORMULAS)("%s with odd arrays is answered, or refused in words", async (formula) => {
  const { name, given: written } = exampleCall(formula);
  const { compute, arguments: count } = FUNCTIONS.get(name)!;
  const repeats = name === "MULTIPLYCYCLES";
  const length = Math.max(count, written.length);
  const given = Array.from({ length }, (_, k) => written[k] ?? undefined);
  for (let k = 0; k < length; k++) {
    for (const odd of oddArrays(given[k])) {
      const values = given.map((value, each) => (each === k ? odd : value));
      const outcome = await outcomeOf(() => (repeats ? compute(values) : compute(...values)));
      expect(outcome).toMatch(/^(answered|#(VALUE!|N\/A) .*\.$)/);
      expect(outcome).not.toMatch(/null|undefined/);
    }
  }
});

/** The error that a cell shows, or the result as JSON. */
async function outcomeOf(call: () => unknown): Promise<string> {
  let answer: unknown;
  const ended = new Error();
  try {
    return await failure(async () => {
      answer = await call();
      throw ended;
    });
  } catch (error) {
    if (error !== ended) throw error;
    return `answered ${JSON.stringify(answer)}`;
  }
}
