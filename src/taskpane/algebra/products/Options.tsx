import { Field, Input, makeStyles, Radio, RadioGroup, tokens } from "@fluentui/react-components";
import { i18n } from "../../../language";
import { PRODUCT_ORDERS, type ProductOrder } from "../../../permutations/product-order";
import { PlaceFields } from "../../destination/PlaceFields";
import { USUAL_PLACE, type DestinationChoice } from "../../destination/place";

/** What the user has entered and chosen in the fields. */
export interface OptionValues extends DestinationChoice {
  readonly passes: number;
  readonly order: ProductOrder;
  readonly target: string;
}

export const USUAL_OPTIONS: OptionValues = { ...USUAL_PLACE, passes: 1, order: "left to right", target: "" };

const PASSES = [1, 2, 3];
const [LEFT, RIGHT] = PRODUCT_ORDERS;

const useStyles = makeStyles({
  options: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
});

interface OptionsProps {
  readonly values: OptionValues;
  readonly disabled: boolean;
  readonly onChange: (values: OptionValues) => void;
}

/** The fields for passes, place and target. */
export function Options({ values, disabled, onChange }: OptionsProps) {
  const styles = useStyles();
  const change = (part: Partial<OptionValues>) => onChange({ ...values, ...part });
  return (
    <div className={styles.options}>
      <Field label={i18n.t("Passes")}>
        <RadioGroup
          layout="horizontal"
          disabled={disabled}
          value={String(values.passes)}
          onChange={(_event, { value }) => change({ passes: Number(value) })}
        >
          {PASSES.map((passes) => (
            <Radio key={passes} value={String(passes)} label={String(passes)} />
          ))}
        </RadioGroup>
      </Field>
      <Field
        label={i18n.t("Order of multiplication")}
        hint={i18n.t("Which factor comes first in AB, and in (1 2)(2 3)")}
      >
        <RadioGroup
          layout="horizontal"
          disabled={disabled}
          value={values.order}
          onChange={(_event, { value }) => change({ order: value as ProductOrder })}
        >
          <Radio value={LEFT} label={i18n.t("left to right")} />
          <Radio value={RIGHT} label={i18n.t("right to left")} />
        </RadioGroup>
      </Field>
      <PlaceFields label={i18n.t("Put the products")} value={values} disabled={disabled} onChange={change} />
      <Field
        label={i18n.t("Look for (optional)")}
        hint={i18n.t("A permutation, for example (1 4 6 2)(3 8 7 9)")}
      >
        <Input
          disabled={disabled}
          value={values.target}
          onChange={(_event, { value }) => change({ target: value })}
        />
      </Field>
    </div>
  );
}
