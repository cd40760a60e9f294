import { i18n } from "../language";

/** Says of a list, as far as it is shown, how many more there are, if any. */
export const andMore = (shown: string, more: number): string =>
  more > 0 ? i18n.t("{shown} and {more, number} more", { shown, more }) : shown;
