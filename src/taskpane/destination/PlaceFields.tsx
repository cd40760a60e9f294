import { Field, Radio, RadioGroup } from "@fluentui/react-components";
import { i18n } from "../../language";
import { AddressField } from "../selection/AddressField";
import type { DestinationChoice } from "./place";

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
      <Field label={label}>
        <RadioGroup
          disabled={disabled}
          value={value.place}
          onChange={(_event, data) => onChange({ place: data.value as DestinationChoice["place"] })}
        >
          <Radio value="newSheet" label={i18n.t("on a new sheet")} />
          <Radio value="cell" label={i18n.t("from a cell on")} />
        </RadioGroup>
      </Field>
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
