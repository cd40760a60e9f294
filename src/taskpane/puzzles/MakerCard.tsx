import { useId, useState } from "react";
import { Button, Field, Input, makeStyles, Select, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import type { Maker, MakerChoice, MakerValues } from "../../lessons/maker";
import { Card } from "./Card";
import { problemOf, usualTexts, valuesOf } from "./choices";

const useStyles = makeStyles({
  form: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
  },
  choices: {
    display: "grid",
    gap: tokens.spacingHorizontalM,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    width: "100%",
  },
  options: { gridColumn: "1 / -1" },
  // Fields are as wide as their usual content, unless they are allowed to shrink.
  field: { minWidth: 0, width: "100%", "& > *": { minWidth: 0 } },
});

interface MakerCardProps {
  readonly maker: Maker;
  readonly isOpen: boolean;
  readonly disabled: boolean;
  readonly onToggle: () => void;
  readonly onMake: (values: MakerValues) => void;
}

/** A maker as a card that opens into its choices. */
export function MakerCard({ maker, isOpen, disabled, onToggle, onMake }: MakerCardProps) {
  const styles = useStyles();
  const id = useId();
  const [texts, setTexts] = useState(() => usualTexts(maker));
  const values = valuesOf(maker, texts);
  const [title, summary] = [i18n._(maker.title), i18n._(maker.summary)];
  const change = (name: string) => (text: string) => setTexts((before) => ({ ...before, [name]: text }));
  return (
    <>
      <Card
        of={{ title, summary, picture: maker.picture }}
        aria-expanded={isOpen}
        {...(isOpen && { "aria-controls": id })}
        disabled={disabled}
        onClick={onToggle}
      />
      {isOpen && (
        <form
          id={id}
          className={styles.form}
          aria-label={title}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (values && !disabled) onMake(values);
          }}
        >
          <div className={styles.choices}>
            {maker.choices.map((choice) => (
              <Choice
                key={choice.name}
                {...{ choice, disabled }}
                text={texts[choice.name]}
                onChange={change(choice.name)}
              />
            ))}
          </div>
          <Button type="submit" appearance="primary" disabled={disabled || !values}>
            {i18n.t("Make the sheet")}
          </Button>
        </form>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly choice: MakerChoice;
  readonly text: string;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}

function Choice({ choice, text, disabled, onChange }: ChoiceProps) {
  const styles = useStyles();
  const label = i18n._(choice.title);
  if ("options" in choice) {
    return (
      <Field label={label} className={styles.options}>
        <Select
          className={styles.field}
          disabled={disabled}
          value={text}
          onChange={(_event, { value }) => onChange(value)}
        >
          {choice.options.map(({ value, title }) => (
            <option key={value} value={value}>
              {i18n._(title)}
            </option>
          ))}
        </Select>
      </Field>
    );
  }
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
