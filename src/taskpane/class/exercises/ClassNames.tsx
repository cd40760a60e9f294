import { Button, Field, makeStyles, Textarea, tokens } from "@fluentui/react-components";
import { classNames, MOST_NAMES } from "../../../assignments/class-names";
import { Message, useAction } from "../../../components/useAction";
import { keepClass, keptClass } from "../../../excel/class-list";
import { readSelectedPlace, readValues } from "../../../excel/selection";
import { textOf, type Cell } from "../../../grid/cells";
import { i18n } from "../../../language";

const useStyles = makeStyles({
  column: {
    alignItems: "flex-start",
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
  },
  names: { width: "100%" },
});

interface ClassNamesProps {
  readonly text: string;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}

/** The names of the class, typed, pasted or taken from the selection. The workbook keeps them. */
export function ClassNames({ text, disabled, onChange }: ClassNamesProps) {
  const styles = useStyles();
  const { outcome, run } = useAction();
  const label = i18n.t("Names of the class, one a line");
  const keep = async (from: string) => {
    const names = classNames(from);
    onChange(names.join("\n"));
    if (names.length <= MOST_NAMES && names.join("\n") !== keptClass()) await keepClass(names);
  };
  const take = async () => {
    const place = await readSelectedPlace();
    const rows = place.rows === 0 ? [] : await readValues(place);
    await keep(rows.map((row) => row.map((value) => textOf(value as Cell)).join(" ")).join("\n"));
  };
  return (
    <div className={styles.column}>
      <Field className={styles.names} label={label} {...hintOf(classNames(text).length)}>
        <Textarea
          rows={3}
          disabled={disabled}
          value={text}
          onChange={(_event, { value }) => onChange(value)}
          onBlur={() => void run(() => keep(text))}
        />
      </Field>
      <Button
        disabled={disabled}
        aria-label={i18n.t("Use the selection: {title}", { title: label })}
        onClick={() => void run(take)}
      >
        {i18n.t("Use the selection")}
      </Button>
      {outcome && <Message intent={outcome.intent}>{outcome.text}</Message>}
    </div>
  );
}

const hintOf = (count: number) =>
  count > MOST_NAMES
    ? {
        validationMessage: i18n.t("These are {count} names. At most {most} are possible.", {
          count,
          most: MOST_NAMES,
        }),
      }
    : {
        hint:
          count === 0
            ? i18n.t("If you leave this blank, sheets are numbered.")
            : i18n.t(
                "{count, plural, one {One name} other {# names}}, kept in this workbook: a variant for each.",
                { count },
              ),
      };
