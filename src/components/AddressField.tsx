import { Button, Field, Input, makeStyles, tokens } from "@fluentui/react-components";
import { readSelectedPlace } from "../excel/selection";
import { qualifiedAddress } from "../grid/sheet-names";
import { i18n } from "../language";
import { useAction } from "./useAction";

const useStyles = makeStyles({
  row: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalXS },
  address: { flex: "1 1 96px", minWidth: 0, "& > input": { minWidth: 0, width: "100%" } },
  take: { flexShrink: 0, whiteSpace: "nowrap" },
});

interface AddressFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (address: string) => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Whether only the first cell of the selection is meant, filled or not. Otherwise it is the filled part. */
  readonly isCell?: boolean;
}

/** A field for an address, which can be typed or taken from the selection in the sheet. */
export function AddressField(props: AddressFieldProps) {
  const { label, value, onChange, required = false, disabled = false, hint, placeholder, isCell } = props;
  const styles = useStyles();
  const { outcome, run } = useAction();
  const take = async () => {
    const { sheet, address, selected } = await readSelectedPlace();
    onChange(qualifiedAddress(sheet, isCell ? selected.split(":")[0]! : address));
  };
  return (
    <Field
      label={label}
      required={required}
      {...(hint !== undefined && { hint })}
      {...(outcome && { validationMessage: outcome.text })}
    >
      {(field) => (
        <div className={styles.row}>
          <Input
            {...field}
            className={styles.address}
            disabled={disabled}
            value={value}
            onChange={(_event, data) => onChange(data.value)}
            {...(placeholder !== undefined && { placeholder })}
          />
          <Button
            className={styles.take}
            disabled={disabled}
            aria-label={i18n.t("Use the selection: {title}", { title: label })}
            onClick={() => void run(take)}
          >
            {i18n.t("Use the selection")}
          </Button>
        </div>
      )}
    </Field>
  );
}
