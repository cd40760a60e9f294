/** The Excel error codes (`Excel.ErrorCodes`) that this host returns, with the HTTP status and Excel's message. */
const ERRORS = {
  AccessDenied: [403, "You cannot perform the requested operation."],
  ApiNotFound: [404, "The API you are trying to use could not be found."],
  GeneralException: [500, "There was an internal error while processing the request."],
  InvalidArgument: [400, "The argument is invalid or missing or has an incorrect format."],
  InvalidOperation: [400, "The operation attempted is invalid on the object."],
  InvalidOperationInCellEditMode: [
    400,
    "Excel is in cell-editing mode. Please exit the edit mode by pressing ENTER or TAB or selecting another cell, and then try again.",
  ],
  InvalidReference: [400, "This reference is not valid for the current operation."],
  InvalidSelection: [400, "The current selection is invalid for this operation."],
  ItemAlreadyExists: [409, "The resource being created already exists."],
  ItemNotFound: [404, "The requested resource doesn't exist."],
  NotImplemented: [501, "The requested feature isn't implemented."],
  RangeExceedsLimit: [400, "The cell count in the range has exceeded the maximum supported number."],
} as const;

type ErrorCode = keyof typeof ERRORS;

/** An error that the add-in receives as `OfficeExtension.Error`. */
export class ExcelError extends Error {
  readonly code: ErrorCode;
  readonly httpStatus: number;
  /** Object and member, such as `Range.values`. The interpreter fills it in if missing. */
  location: string | undefined;

  constructor(code: ErrorCode, detail = "", location?: string) {
    const [httpStatus, words] = ERRORS[code];
    super(detail ? `${words} ${detail}` : words);
    this.code = code;
    this.httpStatus = httpStatus;
    this.location = location;
  }
}

export const invalidArgument = (detail: string) => new ExcelError("InvalidArgument", detail);

export function notFound(detail = ""): never {
  throw new ExcelError("ItemNotFound", detail);
}

/** @param what the missing part of a member that otherwise exists */
export const notImplemented = (location: string, what = location) =>
  new ExcelError("NotImplemented", `This spreadsheet has no ${what}.`, location);
