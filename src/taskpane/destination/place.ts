import type { Destination } from "../../excel/tables";

/** Where the user wants a table, as it stands in the fields. */
export interface DestinationChoice {
  readonly place: Destination["kind"];
  /** The first cell, such as `E1`; of use where the place is a cell. */
  readonly cell: string;
}

export const USUAL_PLACE: DestinationChoice = { place: "newSheet", cell: "" };

export function destinationOf({ place, cell }: DestinationChoice): Destination {
  return place === "cell" ? { kind: place, address: cell } : { kind: place };
}
