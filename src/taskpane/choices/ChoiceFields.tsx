import { Field, Input, makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import type { MakerChoice } from "../../lessons/maker";
import { SelectField } from "../../components/Choice";
import { PaintField } from "./PaintField";
import { problemOf, type ChoiceTexts } from "./choices";

const useStyles = makeStyles({
  choices: {
    alignItems: "start",
    display: "grid",
    gap: tokens.spacingHorizontalM,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    width: "100%",
  },
  options: { gridColumn: "1 / -1" },
  // Fields are as wide as their usual content, unless they are allowed to shrink.
  field: { minWidth: 0, width: "100%", "& > *": { minWidth: 0 } },
});

interface ChoiceFieldsProps {
  readonly choices: readonly MakerChoice[];
  /** What stands in the fields. */
  readonly texts: ChoiceTexts;
  readonly disabled: boolean;
  readonly onChange: (texts: ChoiceTexts) => void;
}

/** A field for each choice: two numbers side by side, options in a row of their own. */
export function ChoiceFields({ choices, texts, disabled, onChange }: ChoiceFieldsProps) {
  const styles = useStyles();
  return (
    <div className={styles.choices}>
      {choices.map((choice) => (
        <ChoiceField
          key={choice.name}
          {...{ choice, disabled }}
          text={texts[choice.name]!}
          onChange={(text) => onChange({ ...texts, [choice.name]: text })}
        />
      ))}
    </div>
  );
}

interface ChoiceFieldProps {
  readonly choice: MakerChoice;
  readonly text: string;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}

function ChoiceField({ choice, text, disabled, onChange }: ChoiceFieldProps) {
  const styles = useStyles();
  const label = i18n._(choice.title);
  if ("options" in choice) {
    return (
      <SelectField
        label={label}
        className={styles.options}
        selectClass={styles.field}
        disabled={disabled}
        options={choice.options.map(({ value, title }) => [value, i18n._(title)])}
        value={text}
        onChoose={onChange}
      />
    );
  }
  if ("squares" in choice) return <PaintField {...{ label, text, disabled, onChange }} painting={choice} />;
  const { least, most } = choice;
  const problem = problemOf(choice, text);
  return (
    <Field
      label={label}
      {...(problem === undefined ? {} : { validationMessage: problem, validationState: "error" as const })}
    >
      <Input
        className={styles.field}
        type="number"
        min={least}
        max={most}
        disabled={disabled}
        value={text}
        onChange={(_event, { value }) => onChange(value)}
      />
    </Field>
  );
}
