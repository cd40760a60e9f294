import { runSteps, type Step } from "../../steps/schedule.mjs";

/** Steps that log when they begin and end, and end when told to. */
function rehearsal() {
  const log: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const step = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    run: () => {
      log.push(`${name} begins`);
      return new Promise<void>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve())),
      );
    },
    ...more,
  });
  const end = async (name: string, error?: Error) => {
    ends.get(name)!(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { log, step, end };
}

test("steps run beside one another as far as there are cores, in their order", async () => {
  const { log, step, end } = rehearsal();
  const over = runSteps([step("a"), step("b"), step("c")], 2);
  expect(log).toEqual(["a begins", "b begins"]);
  await end("b");
  expect(log).toEqual(["a begins", "b begins", "c begins"]);
  await end("a");
  await end("c");
  expect([...(await over).keys()]).toEqual(["b", "a", "c"]);
});

test("a step waits for those before it and for its cores, and others pass it meanwhile", async () => {
  const { log, step, end } = rehearsal();
  const over = runSteps([step("build"), step("browser", { after: ["build"], cores: 2 }), step("unit")], 2);
  expect(log).toEqual(["build begins", "unit begins"]);
  await end("build");
  expect(log).toHaveLength(2);
  await end("unit");
  expect(log).toEqual(["build begins", "unit begins", "browser begins"]);
  await end("browser");
  await over;
});

test("a step that wants more cores than there are has them all", async () => {
  const { log, step, end } = rehearsal();
  const over = runSteps([step("browser", { cores: 2 })], 1);
  expect(log).toEqual(["browser begins"]);
  await end("browser");
  await over;
});

test("a failure is reported at once, and nothing begins after it", async () => {
  const { log, step, end } = rehearsal();
  const over = runSteps([step("lint"), step("types"), step("unit")], 2);
  const failed = expect(over).rejects.toThrow("lint: failed.");
  await end("lint", new Error("lint: failed."));
  await failed;
  await end("types");
  expect(log).toEqual(["lint begins", "types begins"]);
});

test("the time of each step is measured", async () => {
  const { step, end } = rehearsal();
  let clock = 1000;
  const over = runSteps([step("a")], 1, () => clock);
  clock = 3500;
  await end("a");
  expect(await over).toEqual(new Map([["a", 2500]]));
});
