import { useState } from "react";
import { Button, Field, Input, makeStyles, Select, Text, tokens } from "@fluentui/react-components";
import { qualifiedAddress } from "../../grid/sheet-names";
import { describeProblem } from "../../excel/problems";
import { readSelectedPlace } from "../../excel/selection";
import { i18n } from "../../language";
import { PLAY_KINDS } from "../../puzzles/plays";
import { kindOf } from "./solving";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  range: { display: "flex", gap: tokens.spacingHorizontalXS },
  address: { flexGrow: 1, minWidth: 0, "& > input": { minWidth: 0, width: "100%" } },
  take: { flexShrink: 0, whiteSpace: "nowrap" },
});

interface RangeFormProps {
  readonly onGiven: (prefix: string, addresses: Readonly<Record<string, string>>) => void;
  /** Called when the user starts to ask for something else. */
  readonly onChange: () => void;
}

/** Asks for the kind of puzzle and its ranges. */
export function RangeForm({ onGiven, onChange }: RangeFormProps) {
  const styles = useStyles();
  const [prefix, setPrefix] = useState(PLAY_KINDS[0].prefix);
  const [addresses, setAddresses] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const kind = kindOf(prefix);
  const ranges = kind.ranges.map((range) => ({ ...range, title: i18n._(range.title) }));
  const given = Object.fromEntries(
    kind.ranges.flatMap(({ name }) => (addresses[name]?.trim() ? [[name, addresses[name].trim()]] : [])),
  );
  const isComplete = kind.ranges.every(({ name, optional }) => optional || given[name] !== undefined);

  const takeSelection = async (name: string) => {
    setProblem(undefined);
    try {
      const { sheet, address } = await readSelectedPlace();
      setAddresses((before) => ({ ...before, [name]: qualifiedAddress(sheet, address) }));
    } catch (error) {
      setProblem(describeProblem(error));
    }
  };
  return (
    <form
      className={styles.form}
      aria-label={i18n.t("Ranges of the puzzle")}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) onGiven(prefix, given);
      }}
    >
      <Field label={i18n.t("Kind of puzzle")}>
        <Select
          value={prefix}
          onChange={(_event, { value }) => {
            setPrefix(value);
            setProblem(undefined);
            onChange();
          }}
        >
          {PLAY_KINDS.map((each) => (
            <option key={each.prefix} value={each.prefix}>
              {i18n._(each.title)}
            </option>
          ))}
        </Select>
      </Field>
      {ranges.map(({ name, title, optional }) => (
        <Field
          key={name}
          label={optional ? i18n.t("{title} (optional)", { title }) : title}
          required={!optional}
        >
          {(field) => (
            <div className={styles.range}>
              <Input
                {...field}
                className={styles.address}
                placeholder={i18n.t("Such as B3:D8")}
                value={addresses[name] ?? ""}
                onChange={(_event, { value }) => setAddresses((before) => ({ ...before, [name]: value }))}
              />
              <Button
                className={styles.take}
                aria-label={i18n.t("Use the selection: {title}", { title })}
                onClick={() => void takeSelection(name)}
              >
                {i18n.t("Use the selection")}
              </Button>
            </div>
          )}
        </Field>
      ))}
      {problem && <Text role="status">{problem}</Text>}
      <Button type="submit" appearance="primary" disabled={!isComplete}>
        {i18n.t("Show")}
      </Button>
    </form>
  );
}
