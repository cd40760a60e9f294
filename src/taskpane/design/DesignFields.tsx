import { Field, Input } from "@fluentui/react-components";
import { i18n } from "../../language";
import { ChoiceFields } from "../choices/ChoiceFields";
import { AddressField } from "../selection/AddressField";
import type { Design } from "./designs";
import type { Fields } from "./fields";

interface DesignFieldsProps {
  readonly design: Design;
  readonly fields: Fields;
  readonly disabled: boolean;
  readonly onChange: (change: (before: Fields) => Fields) => void;
}

/** A field for each range, text and choice of a design. */
export function DesignFields({ design, fields, disabled, onChange }: DesignFieldsProps) {
  return (
    <>
      {design.ranges.map(({ name, title, hint }) => (
        <AddressField
          key={name}
          label={i18n._(title)}
          hint={i18n._(hint)}
          required
          disabled={disabled}
          placeholder={i18n.t("Such as B3:D8")}
          value={fields.addresses[name]!}
          onChange={(address) =>
            onChange((before) => ({ ...before, addresses: { ...before.addresses, [name]: address } }))
          }
        />
      ))}
      {design.texts.map(({ name, title, hint, optional = false }) => (
        <Field
          key={name}
          label={i18n._(title)}
          required={!optional}
          {...(hint !== undefined && { hint: i18n._(hint) })}
        >
          <Input
            disabled={disabled}
            value={fields.texts[name]!}
            onChange={(_event, { value }) =>
              onChange((before) => ({ ...before, texts: { ...before.texts, [name]: value } }))
            }
          />
        </Field>
      ))}
      {design.choices.length > 0 && (
        <ChoiceFields
          choices={design.choices}
          texts={fields.choices}
          disabled={disabled}
          onChange={(choices) => onChange((before) => ({ ...before, choices }))}
        />
      )}
    </>
  );
}
