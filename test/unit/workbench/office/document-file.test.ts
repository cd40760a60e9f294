import { DocumentFile } from "../../../../src/workbench/office/host";

/** Asks as Office.js does, and unpacks the host's arrays. */
function ask(file: DocumentFile, method: number, parameters: unknown[]): Promise<unknown> {
  const opened = (answer: unknown): unknown =>
    typeof answer === "object" && answer !== null && "toArray" in answer
      ? (answer as { toArray(): unknown[] }).toArray().map(opened)
      : answer;
  return new Promise((resolve) => file.execute(method, parameters, (answer) => resolve(opened(answer))));
}

const bytes = () => Promise.resolve(Uint8Array.from([1, 2, 3, 4, 5]));

test("a file is given slice by slice until it is closed", async () => {
  const file = new DocumentFile(bytes);
  expect([77, 80, 81, 94].map((method) => file.owns(method))).toEqual([true, true, true, false]);
  expect(await ask(file, 77, [5])).toEqual([0, [1, 5]]);
  expect(await ask(file, 80, [1, 0, 3])).toEqual([0, [[1, 2, 3], 3]]);
  expect(await ask(file, 80, [1, 3, 3])).toEqual([0, [[4, 5], 2]]);
  expect(await ask(file, 81, [1])).toBe(0);
  expect(await ask(file, 80, [1, 0, 3])).toBe(5010);
  expect(await ask(file, 81, [1])).toBe(5010);
});

test("two files at most are kept, and only workbooks are given", async () => {
  const file = new DocumentFile(bytes);
  await ask(file, 77, [5]);
  await ask(file, 77, [5]);
  expect(await ask(file, 77, [5])).toBe(11000);
  await ask(file, 81, [1]);
  expect(await ask(file, 77, [5])).toEqual([0, [3, 5]]);
  expect(await ask(file, 77, [6])).toBe(5000);
});

test("a file that cannot be made is an error of the host", async () => {
  const file = new DocumentFile(() => Promise.reject(new Error("no")));
  expect(await ask(file, 77, [5])).toBe(5001);
});
