import { useState } from "react";
import { Button, Field, makeStyles, Select, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { carriedRanges } from "../../playing/carried-ranges";
import { PLAY_KINDS } from "../../puzzles";
import { AddressField } from "../selection/AddressField";
import type { GivenPuzzle } from "./chosen-puzzles";
import { kindOf } from "./solving";
import { TitleField } from "./TitleField";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
});

interface RangeFormProps {
  /** What it begins with. */
  readonly given: GivenPuzzle | undefined;
  readonly onGiven: (given: GivenPuzzle) => void;
  /** Called when the user starts to ask for something else. */
  readonly onChange: () => void;
}

/** The kinds by their titles in the user's language. */
const kindsByTitle = () =>
  PLAY_KINDS.map(({ prefix, title }) => ({ prefix, title: i18n._(title) })).sort((a, b) =>
    a.title.localeCompare(b.title, i18n.locale),
  );

/** Asks for the kind of puzzle, its ranges, and a title of the user's own. */
export function RangeForm({ given, onGiven, onChange }: RangeFormProps) {
  const styles = useStyles();
  const [kinds] = useState(kindsByTitle);
  const [prefix, setPrefix] = useState(given?.prefix ?? kinds[0]!.prefix);
  const [addresses, setAddresses] = useState<Readonly<Record<string, string>>>(given?.addresses ?? {});
  const [title, setTitle] = useState(given?.title ?? "");
  const kind = kindOf(prefix);
  const filled = Object.fromEntries(
    kind.ranges.flatMap(({ name }) => (addresses[name]?.trim() ? [[name, addresses[name].trim()]] : [])),
  );
  const isComplete = kind.ranges.every(({ name, optional }) => optional || filled[name] !== undefined);
  const changeKind = (value: string) => {
    setPrefix(value);
    setAddresses((before) => carriedRanges(before, kind, kindOf(value)));
    onChange();
  };
  return (
    <form
      className={styles.form}
      aria-label={i18n.t("Ranges of the puzzle")}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) onGiven({ prefix, addresses: filled, title, replaces: given?.replaces });
      }}
    >
      <Field label={i18n.t("Kind of puzzle")}>
        <Select value={prefix} onChange={(_event, { value }) => changeKind(value)}>
          {kinds.map((each) => (
            <option key={each.prefix} value={each.prefix}>
              {each.title}
            </option>
          ))}
        </Select>
      </Field>
      {kind.ranges.map(({ name, title: range, optional = false }) => (
        <AddressField
          key={name}
          label={optional ? i18n.t("{title} (optional)", { title: i18n._(range) }) : i18n._(range)}
          required={!optional}
          placeholder={i18n.t("Such as B3:D8")}
          value={addresses[name] ?? ""}
          onChange={(address) => setAddresses((before) => ({ ...before, [name]: address }))}
        />
      ))}
      <TitleField kind={kind} title={title} onChange={setTitle} />
      <Button type="submit" appearance="primary" disabled={!isComplete}>
        {i18n.t("Show")}
      </Button>
    </form>
  );
}
