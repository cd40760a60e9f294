import { Field, makeStyles, mergeClasses, Select } from "@fluentui/react-components";

const useStyles = makeStyles({
  // The labels of all choices have the same width, and leave the rest to the titles.
  field: { gridTemplateColumns: "72px minmax(0, 1fr)" },
  // A select is as wide as its widest option, unless it is allowed to shrink.
  select: { minWidth: 0, width: "100%", "& > select": { minWidth: 0, textOverflow: "ellipsis" } },
});

interface ChoiceProps {
  readonly label: string;
  /** The available values, with their titles. */
  readonly options: readonly (readonly [value: string, title: string])[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly className?: string | undefined;
}

/** A choice between options by title, next to a label. */
export function Choice({ label, options, value, onChoose, className }: ChoiceProps) {
  const styles = useStyles();
  return (
    <Field className={mergeClasses(styles.field, className)} label={label} orientation="horizontal">
      <Select className={styles.select} value={value} onChange={(_event, data) => onChoose(data.value)}>
        {options.map(([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}
