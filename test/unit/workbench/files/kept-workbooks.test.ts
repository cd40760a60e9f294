import { del, get, set } from "idb-keyval";
import { KeptWorkbooks, Unreadable } from "../../../../src/workbench/files/kept-workbooks";
import { emptyWorkbook } from "../../../../src/workbench/files/workbook-state";

jest.mock("idb-keyval", () => ({ createStore: jest.fn(), del: jest.fn(), get: jest.fn(), set: jest.fn() }));

const silent = () => new Promise<never>(() => undefined);
const workbook = { ...emptyWorkbook(), unsaved: true };
let kept: KeptWorkbooks;

beforeEach(() => {
  Object.assign(globalThis, { location: new URL("http://localhost/workbench.html") });
  kept = new KeptWorkbooks();
});

afterEach(() => jest.useRealTimers());

test("a workbook that is there, one that is not, and one that is damaged", async () => {
  jest.mocked(get).mockResolvedValueOnce(workbook).mockResolvedValueOnce(undefined).mockResolvedValueOnce({});
  expect(await kept.read("workbook")).toBe(workbook);
  expect(await kept.read("workbook")).toBeUndefined();
  await expect(kept.read("workbook")).rejects.toThrow(
    new Unreadable("The workbook saved in this browser is damaged."),
  );
});

test("a database that never answers is waited for, and not longer", async () => {
  jest.useFakeTimers();
  for (const ask of [get, set, del]) jest.mocked(ask).mockImplementation(silent);
  const answers = [kept.read("workbook"), kept.write("workbook", workbook), kept.remove("workbook")];
  const settled = Promise.allSettled(answers);
  await jest.advanceTimersByTimeAsync(9_000);
  expect(await Promise.race([...answers, "nothing yet"])).toBe("nothing yet");
  await jest.advanceTimersByTimeAsync(21_001);
  for (const answer of await settled)
    expect(answer).toMatchObject({ status: "rejected", reason: expect.any(Unreadable) });
});
