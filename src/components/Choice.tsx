import {
  Field,
  makeStyles,
  mergeClasses,
  Radio,
  RadioGroup,
  Select,
  type FieldProps,
} from "@fluentui/react-components";

const useStyles = makeStyles({
  // The labels of all choices have the same width, and leave the rest to the titles.
  field: { gridTemplateColumns: "72px minmax(0, 1fr)" },
  // A select is as wide as its widest option, unless it is allowed to shrink.
  select: { minWidth: 0, width: "100%", "& > select": { minWidth: 0, textOverflow: "ellipsis" } },
});

interface ChoiceProps extends Pick<FieldProps, "orientation" | "size" | "hint"> {
  readonly label: string;
  /** The available values, with their titles. */
  readonly options: readonly (readonly [value: string, title: string])[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly selectClass?: string;
}

/** A choice between options by title. */
export function SelectField({
  options,
  value,
  onChoose,
  disabled = false,
  selectClass,
  ...field
}: ChoiceProps) {
  return (
    <Field {...field}>
      <Select
        className={selectClass}
        disabled={disabled}
        value={value}
        onChange={(_event, data) => onChoose(data.value)}
      >
        {options.map(([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The same next to its label. */
export function Choice({ className, ...choice }: ChoiceProps) {
  const styles = useStyles();
  return (
    <SelectField
      {...choice}
      className={mergeClasses(styles.field, className)}
      selectClass={styles.select}
      orientation="horizontal"
    />
  );
}

interface RadioFieldProps extends ChoiceProps {
  readonly layout?: "vertical" | "horizontal";
}

/** A choice whose options are all seen. */
export function RadioField({
  options,
  value,
  onChoose,
  disabled = false,
  layout = "vertical",
  ...field
}: RadioFieldProps) {
  return (
    <Field {...field}>
      <RadioGroup
        layout={layout}
        disabled={disabled}
        value={value}
        onChange={(_event, data) => onChoose(data.value)}
      >
        {options.map(([each, title]) => (
          <Radio key={each} value={each} label={title} />
        ))}
      </RadioGroup>
    </Field>
  );
}
