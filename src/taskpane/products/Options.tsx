import { Field, Input, makeStyles, Radio, RadioGroup, tokens } from "@fluentui/react-components";

/** What the user has typed and chosen, as it stands in the fields. */
export interface OptionValues {
  readonly passes: number;
  readonly place: "newSheet" | "cell";
  readonly cell: string;
  readonly target: string;
}

export const USUAL_OPTIONS: OptionValues = { passes: 1, place: "newSheet", cell: "", target: "" };

const PASSES = [1, 2, 3];

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
      <Field label="Passes">
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
      <Field label="Put the products">
        <RadioGroup
          disabled={disabled}
          value={values.place}
          onChange={(_event, { value }) => change({ place: value as OptionValues["place"] })}
        >
          <Radio value="newSheet" label="on a new sheet" />
          <Radio value="cell" label="from a cell on" />
        </RadioGroup>
      </Field>
      {values.place === "cell" && (
        <Field label="First cell" hint="For example E1, or Sheet2!E1">
          <Input
            disabled={disabled}
            value={values.cell}
            onChange={(_event, { value }) => change({ cell: value })}
          />
        </Field>
      )}
      <Field label="Look for (optional)" hint="A permutation, for example (1 4 6 2)(3 8 7 9)">
        <Input
          disabled={disabled}
          value={values.target}
          onChange={(_event, { value }) => change({ target: value })}
        />
      </Field>
    </div>
  );
}
