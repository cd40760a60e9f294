import { fileName, readDocumentFile } from "../../../src/excel/document-file";

const MAX_FILES = 2;

/** An Office that keeps at most two files, and delivers them in slices of two bytes. */
class Host {
  open = 0;
  failsAt = Infinity;

  constructor(private readonly bytes: readonly number[]) {
    const getFileAsync = (_type: unknown, _options: unknown, answer: (result: object) => void) => {
      if (this.open === MAX_FILES) return answer(this.failed("Too many files are open."));
      this.open++;
      answer({ status: "succeeded", value: this.file() });
    };
    const workbook = { name: "Maze.xlsm", load: () => workbook };
    Object.assign(globalThis, {
      Office: {
        FileType: { Compressed: "compressed" },
        AsyncResultStatus: { Succeeded: "succeeded" },
        context: { document: { getFileAsync } },
      },
      Excel: {
        run: (_options: object, use: (context: object) => unknown) =>
          use({ workbook, sync: () => Promise.resolve() }),
      },
    });
  }

  private file() {
    return {
      size: this.bytes.length,
      sliceCount: Math.ceil(this.bytes.length / 2),
      getSliceAsync: (index: number, answer: (result: object) => void) => {
        const data = this.bytes.slice(2 * index, 2 * index + 2);
        answer(
          index === this.failsAt
            ? this.failed("The slice is gone.")
            : { status: "succeeded", value: { data, size: data.length } },
        );
      },
      closeAsync: (answer: (result: object) => void) => {
        this.open--;
        answer({ status: "succeeded" });
      },
    };
  }

  private failed(message: string) {
    return { status: "failed", error: { message } };
  }
}

test("the slices are put together, under a name without macros", async () => {
  new Host([1, 2, 3, 4, 5]);
  expect(await readDocumentFile()).toEqual({ name: "Maze.xlsx", bytes: Uint8Array.of(1, 2, 3, 4, 5) });
});

test("the file is closed, so that it can be read again and again", async () => {
  const host = new Host([1, 2, 3]);
  for (let time = 0; time <= MAX_FILES; time++) expect((await readDocumentFile()).bytes).toHaveLength(3);
  expect(host.open).toBe(0);
});

test("it is closed too where it could not be read, and the reason is told", async () => {
  const host = new Host([1, 2, 3]);
  host.failsAt = 1;
  await expect(readDocumentFile()).rejects.toThrow(
    "The workbook’s file could not be read: The slice is gone.",
  );
  expect(host.open).toBe(0);
});

test.each([
  ["Book1", "Book1.xlsx"],
  ["Book1.XLSB", "Book1.xlsx"],
  ["Book.xls.xlsx", "Book.xls.xlsx"],
])("%s is saved as %s", (workbook, name) => expect(fileName(workbook)).toBe(name));
