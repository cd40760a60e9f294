import type { Destination } from "../../excel/tables";
import { i18n } from "../../language";
import { RadioField } from "../../components/Choice";
import { AddressField } from "../../components/AddressField";

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

interface PlaceFieldsProps {
  /** Such as "Put the products". */
  readonly label: string;
  readonly value: DestinationChoice;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<DestinationChoice>) => void;
}

/** The fields for a table's destination: a new sheet, or a cell where it starts. */
export function PlaceFields({ label, value, disabled, onChange }: PlaceFieldsProps) {
  return (
    <>
      <RadioField
        label={label}
        options={[
          ["newSheet", i18n.t("on a new sheet")],
          ["cell", i18n.t("starting at a cell")],
        ]}
        value={value.place}
        disabled={disabled}
        onChoose={(place) => onChange({ place: place as DestinationChoice["place"] })}
      />
      {value.place === "cell" && (
        <AddressField
          label={i18n.t("First cell")}
          hint={i18n.t("For example E1, or Sheet2!E1")}
          isCell
          disabled={disabled}
          value={value.cell}
          onChange={(cell) => onChange({ cell })}
        />
      )}
    </>
  );
}
