import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import "../host";
import {
  CallsUnderWay,
  type CallUnderWay,
  type FollowedInvocation,
} from "../../../../src/functions/calls/custom-function";
import type { Call } from "../../../../src/functions/calls/custom-function";
import { readCall } from "../../../../src/functions/calls/custom-function";
import { SharedAnswers } from "../../../../src/functions/calls/shared-answers";

type Invocation = CustomFunctions.CancelableInvocation;

/** A function that the test resolves, and that records its calls and cancellations. */
class SlowFunction {
  readonly asked: unknown[] = [];
  cancelled = 0;
  settle: { resolve(value: unknown): void; reject(error: unknown): void }[] = [];
  readonly calls = new CallsUnderWay();
  readonly answers = new SharedAnswers(this.calls);

  get underWay(): readonly CallUnderWay[] {
    return [...this.calls.all];
  }

  ask(argument: unknown, invocation: Invocation = {}): Promise<unknown> {
    const answer = this.answers.answer("SLOW", { given: [argument], invocation }, (call) =>
      this.compute(call),
    );
    return Promise.resolve(answer);
  }

  private compute({ given, invocation }: Call): Promise<unknown> {
    this.asked.push(given[0]);
    invocation!.onCanceled = () => this.cancelled++;
    (invocation as FollowedInvocation).howFar = () => 0.5;
    return new Promise((resolve, reject) => this.settle.push({ resolve, reject }));
  }
}

const invalid = () =>
  new CustomFunctions.Error(CustomFunctions.ErrorCode.invalidValue, "The argument is wrong.");

test("an answer is computed once for equal arguments", () => {
  const answers = new SharedAnswers();
  const asked: unknown[] = [];
  const call = (value: unknown) =>
    answers.answer("F", { given: [value], invocation: undefined }, () => {
      asked.push(value);
      return `${typeof value} ${value as string}`;
    });
  expect([1, "1", 1, "1", null, 0, null].map(call)).toEqual([
    "number 1",
    "string 1",
    "number 1",
    "string 1",
    "object null",
    "number 0",
    "object null",
  ]);
  expect(asked).toEqual([1, "1", null, 0]);
});

test("everyone gets rows of their own", async () => {
  const answers = new SharedAnswers();
  const call = () => answers.answer("F", { given: [], invocation: undefined }, () => [[1, 2]]) as number[][];
  call()[0][0] = 9;
  call().push([3]);
  expect(call()).toEqual([[1, 2]]);

  const slow = new SlowFunction();
  const [first, second] = [slow.ask(1), slow.ask(1)] as Promise<number[][]>[];
  slow.settle[0].resolve([[1, 2]]);
  (await first)[0][0] = 9;
  expect(await second).toEqual([[1, 2]]);
  expect(await slow.ask(1)).toEqual([[1, 2]]);
});

test("a call under way is waited for by all who ask the same", async () => {
  const slow = new SlowFunction();
  const all = [slow.ask(1), slow.ask(2), slow.ask(1)];
  expect(slow.asked).toEqual([1, 2]);
  slow.settle[0].resolve("one");
  slow.settle[1].resolve("two");
  expect(await Promise.all(all)).toEqual(["one", "two", "one"]);
  expect(await slow.ask(1)).toBe("one");
  expect(slow.asked).toEqual([1, 2]);
});

test("a call under way is cancelled when all who asked have cancelled, and is not remembered then", async () => {
  const slow = new SlowFunction();
  const invocations: Invocation[] = [{}, {}];
  const cancelled = invocations.map((invocation) => slow.ask(1, invocation).catch(() => "cancelled"));
  invocations[0].onCanceled!();
  invocations[0].onCanceled!();
  expect(slow.cancelled).toBe(0);
  invocations[1].onCanceled!();
  expect(slow.cancelled).toBe(1);

  const again = slow.ask(1);
  expect(slow.asked).toEqual([1, 1]);
  slow.settle[0].reject(invalid());
  expect(await Promise.all(cancelled)).toEqual(["cancelled", "cancelled"]);
  const third = slow.ask(1);
  expect(slow.asked).toEqual([1, 1]);
  slow.settle[1].resolve("one");
  expect(await Promise.all([again, third])).toEqual(["one", "one"]);
  expect(await slow.ask(1)).toBe("one");
});

test("cancelling after the answer changes nothing", async () => {
  const slow = new SlowFunction();
  const invocation: Invocation = {};
  const answer = slow.ask(1, invocation);
  slow.settle[0].resolve("one");
  expect(await answer).toBe("one");
  invocation.onCanceled!();
  expect(slow.cancelled).toBe(0);
  expect(await slow.ask(1)).toBe("one");
});

const at = (address: string): Invocation => ({ address });

test("calls under way can be followed: their cells as long as these wait, and how far they are", async () => {
  const slow = new SlowFunction();
  const [first, second] = [at("A!A1"), at("A!A2")];
  const all = [first, second, at("A!A2"), {}].map((invocation) => slow.ask(1, invocation));
  const [call, ...others] = slow.underWay;
  expect(others).toEqual([]);
  expect(call.name).toBe("SLOW");
  expect(call.howFar()).toBe(0.5);
  expect(call.addresses).toEqual(["A!A1", "A!A2"]);
  first.onCanceled!();
  expect(call.addresses).toEqual(["A!A2"]);
  slow.settle[0].resolve("one");
  await Promise.all(all);
  expect(slow.underWay).toEqual([]);
});

test("a call that is stopped ends for all who asked, is not remembered, and leaves those alone that ask anew", async () => {
  const slow = new SlowFunction();
  const both = [slow.ask(1), slow.ask(1)].map((answer) => answer.catch((error: Error) => error.message));
  const [call] = slow.underWay;
  call.stop();
  call.stop();
  expect(slow.cancelled).toBe(1);
  expect(slow.underWay).toEqual([]);
  const again = slow.ask(1);
  slow.settle[0].reject(invalid());
  expect(await Promise.all(both)).toEqual(["The argument is wrong.", "The argument is wrong."]);
  expect(slow.asked).toEqual([1, 1]);
  call.stop();
  slow.settle[1].resolve("one");
  expect(await again).toBe("one");
  expect(await slow.ask(1)).toBe("one");
  expect(slow.asked).toEqual([1, 1]);
});

test("a call whose arguments are too long to be remembered is followed, stopped and cancelled, too", async () => {
  const slow = new SlowFunction();
  const long = ["x".repeat(3_000_000), "y"];
  const invocation: Invocation = {};
  const both = [slow.ask(long, invocation), slow.ask(long)].map((answer) => answer.catch(() => "ended"));
  expect(slow.underWay).toHaveLength(2);
  invocation.onCanceled!();
  expect(slow.cancelled).toBe(1);
  slow.underWay[0].stop();
  expect(slow.cancelled).toBe(2);
  expect(slow.underWay).toEqual([]);
  for (const { reject } of slow.settle) reject(invalid());
  expect(await Promise.all(both)).toEqual(["ended", "ended"]);
});

test("functions that Excel does not cancel are not followed", async () => {
  const calls = new CallsUnderWay();
  const answers = new SharedAnswers(calls);
  const call = { given: [1], invocation: undefined };
  const answer = answers.answer("F", call, () => Promise.resolve("one"));
  expect(calls.all.size).toBe(0);
  expect(await answer).toBe("one");
});

test("errors of the arguments are remembered, others are not", async () => {
  for (const [error, times] of [
    [invalid(), 1],
    [new RangeError("out of memory"), 2],
  ] as const) {
    const slow = new SlowFunction();
    const failed = slow.ask(1);
    slow.settle[0].reject(error);
    await expect(failed).rejects.toBe(error);
    const again = Promise.resolve()
      .then(() => slow.ask(1))
      .catch((problem: unknown) => problem);
    await Promise.resolve();
    expect(slow.asked).toHaveLength(times);
    slow.settle[1]?.resolve("this time it went well");
    expect(await again).toBe(times === 1 ? error : "this time it went well");
  }
});

test("what cannot be written as a key is computed each time", () => {
  const answers = new SharedAnswers();
  let times = 0;
  const call = () => answers.answer("F", { given: [() => 1], invocation: undefined }, () => ++times);
  expect([call(), call()]).toEqual([1, 2]);
});

describe("arguments and invocation", () => {
  const short = (cells: unknown) => [cells];
  const long = (cells: unknown, invocation?: unknown) => [cells, invocation];

  test("only functions that declare a parameter for the invocation have one", () => {
    const invocation = {};
    expect(readCall(short, ["a", invocation])).toEqual({ given: ["a"], invocation: undefined });
    expect(readCall(short, ["a"])).toEqual({ given: ["a"], invocation: undefined });
    expect(readCall(long, ["a", invocation]).invocation).toBe(invocation);
    expect(readCall(long, ["a", invocation]).given).toEqual(["a"]);
  });

  test("a data type or an error as last argument is no invocation", () => {
    for (const value of [
      { type: "Error", basicValue: "#N/A" },
      { basicType: "Double", basicValue: 1 },
    ]) {
      expect(readCall(short, [value, {}])).toEqual({ given: [value], invocation: undefined });
      expect(readCall(long, [value, {}])).toEqual({ given: [value], invocation: {} });
    }
  });
});

describe("which answers are kept", () => {
  /** Asks for F of each number, an answer of so many characters, and then says whether F of a number is still known. */
  function knownAfter(given: readonly number[], characters = 1) {
    const answers = new SharedAnswers();
    const callOf = (k: number) => ({ given: [k], invocation: undefined });
    for (const k of given) answers.answer("F", callOf(k), () => "x".repeat(characters));
    return (k: number) => answers.known("F", callOf(k)) !== undefined;
  }
  const firstOnes = (count: number) => Array.from({ length: count }, (_, k) => k);

  test("the last 20,000, and what was asked for again counts from then on", () => {
    const all = knownAfter(firstOnes(20_000));
    expect([0, 1, 19_999].map(all)).toEqual([true, true, true]);
    const oneMore = knownAfter([...firstOnes(20_000), 0, 20_000]);
    expect([0, 1, 2, 20_000].map(oneMore)).toEqual([true, false, true, true]);
  });

  test("as many as take 32 MB", () => {
    const MEGABYTE = 500_000;
    const many = knownAfter([...firstOnes(33), 0, 33], MEGABYTE);
    expect([0, 1, 2, 3, 33].map(many)).toEqual([true, false, true, true, true]);
  });

  test("none that takes more than 32 MB alone, and it drops no other", () => {
    const answers = new SharedAnswers();
    const call = { given: ["short"], invocation: undefined };
    answers.answer("F", call, () => 1);
    const huge = { given: ["huge"], invocation: undefined };
    answers.answer("F", huge, () => "x".repeat(17_000_000));
    expect([answers.known("F", call), answers.known("F", huge)]).toEqual([1, undefined]);
  });
});

/** The megabytes left in memory after a computation. */
function megabytesLeftBy(compute: () => unknown): number {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const left = compute();
  collectGarbage();
  const after = process.memoryUsage().heapUsed;
  expect(left).toBeDefined();
  return (after - before) / 1e6;
}

describe("what is remembered takes no more memory than is promised", () => {
  const CALLS = 5000;
  const remember = (given: (k: number) => unknown[], compute: (k: number) => unknown) => () => {
    const answers = new SharedAnswers();
    for (let k = 0; k < CALLS; k++)
      answers.answer("F", { given: given(k), invocation: undefined }, () => compute(k));
    return answers;
  };

  test("arguments of many cells", () => {
    const cells = (k: number) => [Array.from({ length: 50 }, (_, r) => [k, "(1 2)", null, r])];
    expect(megabytesLeftBy(remember(cells, (k) => k))).toBeLessThan(20);
  });

  test("answers that were put together of parts, or cut out of others", () => {
    const parts = (k: number) => {
      let text = "";
      for (let part = 0; part < 100; part++) text += `(${k} ${part})`;
      return [[text]];
    };
    expect(megabytesLeftBy(remember((k) => [k], parts))).toBeLessThan(15);
    const cutOut = (k: number) => `${k} ${"x".repeat(10_000)}`.slice(0, 20);
    expect(megabytesLeftBy(remember((k) => [k], cutOut))).toBeLessThan(15);
  });
});

test("an answer that one call waits for is not copied for it, and what is kept is not the same", async () => {
  const rows = [["A", 1]];
  const answers = new SharedAnswers();
  const call = { given: [1], invocation: {} };
  const first = await answers.answer("F", call, () => Promise.resolve(rows));
  expect(first).toBe(rows);
  rows[0][0] = "B";
  expect(await answers.answer("F", call, () => Promise.resolve([]))).toEqual([["A", 1]]);
});
