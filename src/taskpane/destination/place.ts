import type { Destination } from "../../excel/tables";

/** Where the user wants a table, as entered in the fields. */
export interface DestinationChoice {
  readonly place: Destination["kind"];
  /** The first cell, such as `E1`; only used if the place is a cell. */
  readonly cell: string;
}

export const USUAL_PLACE: DestinationChoice = { place: "newSheet", cell: "" };

export function destinationOf({ place, cell }: DestinationChoice): Destination {
  return place === "cell" ? { kind: place, address: cell } : { kind: place };
}
