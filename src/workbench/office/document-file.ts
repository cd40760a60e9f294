/** Numbers from Office.js (`OSF.DDA.MethodDispId`, `OSF.DDA.ErrorCodeManager.errorCodes`, and its number for compressed files). */
const GET_COPY = 77;
const GET_SLICE = 80;
const RELEASE_COPY = 81;
const COMPRESSED = 5;
const SUCCESS = 0;
const FAILED = 5001;
const NOT_SUPPORTED = 5000;
const TOO_MANY_FILES = 11000;
const INVALID_HANDLE = 5010;

/** The most files Office keeps for an add-in, which must close one before it requests another. */
const MAX_FILES = 2;

/** What Office.js accepts as a host array: here a status and the result. */
interface HostArray {
  toArray(): readonly unknown[];
}

type Callback = (answer: number | HostArray) => void;

const hostArray = (items: readonly unknown[]): HostArray => ({ toArray: () => items });

/** The workbook's file as `Office.context.document.getFileAsync` requests it: whole, then slice by slice, until it is closed. */
export class DocumentFile {
  private readonly files = new Map<number, Uint8Array>();
  private lastHandle = 0;

  /** @param bytes makes the file of the current workbook */
  constructor(private readonly bytes: () => Promise<Uint8Array>) {}

  owns(methodId: number): boolean {
    return [GET_COPY, GET_SLICE, RELEASE_COPY].includes(methodId);
  }

  execute(methodId: number, [first, second, third]: readonly unknown[], callback: Callback): void {
    if (methodId === GET_COPY) void this.open(Number(first)).then(callback, () => callback(FAILED));
    else if (methodId === GET_SLICE) callback(this.slice(Number(first), Number(second), Number(third)));
    else callback(this.files.delete(Number(first)) ? SUCCESS : INVALID_HANDLE);
  }

  private async open(type: number): Promise<number | HostArray> {
    if (type !== COMPRESSED) return NOT_SUPPORTED;
    if (this.files.size >= MAX_FILES) return TOO_MANY_FILES;
    const bytes = await this.bytes();
    const handle = ++this.lastHandle;
    this.files.set(handle, bytes);
    return hostArray([SUCCESS, hostArray([handle, bytes.length])]);
  }

  private slice(handle: number, offset: number, size: number): number | HostArray {
    const file = this.files.get(handle);
    if (!file) return INVALID_HANDLE;
    const data = Array.from(file.subarray(offset, offset + size));
    return hostArray([SUCCESS, hostArray([data, data.length])]);
  }
}
