import { i18n } from "../language";
import { runAfterEdit } from "./run";

interface WorkbookFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Office allows up to 4 MB. Its web versions are faster with less. */
const SLICE = 2 ** 20;

/** The workbook in its current state, including unsaved changes. */
export async function readDocumentFile(): Promise<WorkbookFile> {
  const name = await runAfterEdit(async (context) => {
    const workbook = context.workbook.load("name");
    await context.sync();
    return workbook.name;
  });
  const file = await answered<Office.File>((answer) =>
    Office.context.document.getFileAsync(Office.FileType.Compressed, { sliceSize: SLICE }, answer),
  );
  try {
    const bytes = new Uint8Array(file.size);
    for (let index = 0, at = 0; index < file.sliceCount; index++) {
      const slice = await answered<Office.Slice>((answer) => file.getSliceAsync(index, answer));
      bytes.set(slice.data as ArrayLike<number>, at);
      at += slice.size;
    }
    return { name: fileName(name), bytes };
  } finally {
    // Office keeps at most two files open.
    await answered<void>((answer) => file.closeAsync(answer));
  }
}

/** `Workbook.xlsx`. A workbook with macros is delivered without them, and so not as .xlsm. */
export const fileName = (workbook: string): string => `${workbook.replace(/\.xls[xmb]?$/i, "")}.xlsx`;

function answered<Answer>(ask: (answer: (result: Office.AsyncResult<Answer>) => void) => void) {
  return new Promise<Answer>((resolve, reject) =>
    ask(({ status, value, error }) => {
      if (status === Office.AsyncResultStatus.Succeeded) resolve(value);
      else {
        const { message } = error;
        reject(new Error(i18n.t("The workbook’s file could not be read: {message}", { message })));
      }
    }),
  );
}
