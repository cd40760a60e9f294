import { IDescriptionService } from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../basics/spreadsheet";

/** Shows all functions of a namespace in the list of suggestions. Univer shows only the first ten. */
export function showAllOfNamespace({ injector }: Spreadsheet): void {
  const descriptions = injector.get(IDescriptionService);
  const search = descriptions.getSearchListByNameFirstLetter.bind(descriptions);
  descriptions.getSearchListByNameFirstLetter = (text) =>
    text.includes(".") ? uncut(search(text)) : search(text);
}

/** Univer slices the returned list. */
function uncut<Suggestion>(list: Suggestion[]): Suggestion[] {
  return Object.assign(list, { slice: () => list });
}
