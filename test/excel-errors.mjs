/** A custom function's error, as in Excel's runtime. */
export class ExcelError extends Error {
  /**
   * @param {string} code one of ERROR_CODES
   * @param {string} [message] for the person
   */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

export const ERROR_CODES = {
  invalidValue: "#VALUE!",
  notAvailable: "#N/A",
  divisionByZero: "#DIV/0!",
  invalidNumber: "#NUM!",
  nullReference: "#NULL!",
  invalidName: "#NAME?",
  invalidReference: "#REF!",
};
