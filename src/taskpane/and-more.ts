import { i18n } from "../language";

/** A list as far as it is shown, with the number of further entries, if any. */
export const andMore = (shown: string, more: number): string =>
  more > 0 ? i18n.t("{shown} and {more, number} more", { shown, more }) : shown;

/** A longer list of addresses cannot be read in a narrow pane. */
const MAX_ADDRESSES = 12;

/** Addresses as a text. */
export const listed = (addresses: readonly string[]): string =>
  andMore(addresses.slice(0, MAX_ADDRESSES).join(", "), addresses.length - MAX_ADDRESSES);
