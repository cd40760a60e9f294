import { i18n } from "../language";

/** A list as far as it is shown, with the number of further entries, if any. */
export const andMore = (shown: string, more: number): string =>
  more > 0 ? i18n.t("{shown} and {more, number} more", { shown, more }) : shown;
