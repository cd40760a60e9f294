import { IDescriptionService } from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../basics/spreadsheet";

/**
 * Lets the list of a namespace show all its functions; Univer shows the first ten suggestions only.
 *
 * Seen in Univer 0.25.1.
 */
export function showAllOfNamespace({ injector }: Spreadsheet): void {
  const descriptions = injector.get(IDescriptionService);
  const search = descriptions.getSearchListByNameFirstLetter.bind(descriptions);
  descriptions.getSearchListByNameFirstLetter = (text) =>
    text.includes(".") ? uncut(search(text)) : search(text);
}

/** Univer takes a slice of the list that it is answered. */
function uncut<Suggestion>(list: Suggestion[]): Suggestion[] {
  return Object.assign(list, { slice: () => list });
}
