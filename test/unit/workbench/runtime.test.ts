import type { HostMessage } from "../../../src/workbench/office-objects";
import { OfficeRuntime } from "../../../src/workbench/custom-functions/runtime";

const invocation = (value: number) => ({
  functionId: "F",
  parameters: [value],
  address: undefined,
  flags: 0,
});

test("calls wait until the runtime is ready, and go in messages of 500 between which the page is free", async () => {
  jest.useFakeTimers();
  let start!: () => void;
  const ready = new Promise<void>((resolve) => (start = resolve));
  const sent: HostMessage["message"]["entries"][] = [];
  const runtime = new OfficeRuntime(({ message }) => sent.push(message.entries), ready);
  for (let id = 1; id <= 1200; id++) runtime.invoke(id, invocation(id));
  runtime.cancel(7);
  await jest.runAllTimersAsync();
  expect(sent).toEqual([]);

  start();
  await ready;
  jest.advanceTimersToNextTimer();
  expect(sent.map(({ length }) => length)).toEqual([500]);
  jest.runAllTimers();
  expect(sent.map(({ length }) => length)).toEqual([500, 500, 201]);
  expect(JSON.parse(sent[0][0].message)).toEqual([1, "F", [1], null, 0]);
  expect(JSON.parse(sent[2][200].message)).toEqual({ invocationId: 7 });
  jest.useRealTimers();
});
