import { useState } from "react";
import { Button, Field, Input } from "@fluentui/react-components";
import { MAX_CONSTANT_TEXT } from "../grid/constant-texts";
import { i18n } from "../language";
import { carriedRanges } from "../playing/carried-ranges";
import type { PlayKind, PlayRange } from "../playing/play";
import { PLAY_KINDS, playableOf } from "../puzzles";
import { SelectField } from "../components/Choice";
import { Form } from "../components/layout";
import { AddressField } from "../components/AddressField";
import type { GivenPuzzle } from "./chosen-puzzles";
import { completeAddresses, type Addresses } from "./solving";

interface TitleFieldProps {
  readonly kind: PlayKind;
  readonly title: string;
  readonly onChange: (title: string) => void;
}

/** The user's own title for a puzzle; blank for that of its kind. */
export function TitleField({ kind, title, onChange }: TitleFieldProps) {
  return (
    <Field label={i18n.t("Title of your own (optional)")}>
      <Input
        value={title}
        maxLength={MAX_CONSTANT_TEXT}
        placeholder={i18n._(kind.title)}
        onChange={(_event, { value }) => onChange(value)}
      />
    </Field>
  );
}

interface RangeFieldsProps {
  readonly ranges: readonly PlayRange[];
  readonly addresses: Addresses;
  readonly onChange: (change: (before: Addresses) => Addresses) => void;
  readonly placeholder?: string;
}

/** A field for the address of each range. */
export function RangeFields({ ranges, addresses, onChange, ...field }: RangeFieldsProps) {
  return ranges.map(({ name, title, optional = false }) => (
    <AddressField
      key={name}
      {...field}
      label={optional ? i18n.t("{title} (optional)", { title: i18n._(title) }) : i18n._(title)}
      required={!optional}
      value={addresses[name] ?? ""}
      onChange={(address) => onChange((before) => ({ ...before, [name]: address }))}
    />
  ));
}

interface RangeFormProps {
  /** What it begins with. */
  readonly given: GivenPuzzle | undefined;
  readonly onGiven: (given: GivenPuzzle) => void;
  /** Called when the user starts to ask for something else. */
  readonly onChange: () => void;
}

/** The kinds by their titles in the user's language. */
const kindsByTitle = () =>
  PLAY_KINDS.map(({ prefix, title }) => [prefix, i18n._(title)] as const).sort(([, a], [, b]) =>
    a.localeCompare(b, i18n.locale),
  );

/** Asks for the kind of puzzle, its ranges, and a title of the user's own. */
export function RangeForm({ given, onGiven, onChange }: RangeFormProps) {
  const [kinds] = useState(kindsByTitle);
  const [prefix, setPrefix] = useState(given?.prefix ?? kinds[0]![0]);
  const [addresses, setAddresses] = useState<Addresses>(given?.addresses ?? {});
  const [title, setTitle] = useState(given?.title ?? "");
  const { kind } = playableOf(prefix);
  const complete = completeAddresses(kind, addresses);
  const changeKind = (value: string) => {
    setPrefix(value);
    setAddresses((before) => carriedRanges(before, kind, playableOf(value).kind));
    onChange();
  };
  return (
    <Form
      label={i18n.t("Ranges of the puzzle")}
      onSubmit={() => {
        if (complete) onGiven({ prefix, addresses: complete, title, replaces: given?.replaces });
      }}
    >
      <SelectField label={i18n.t("Kind of puzzle")} options={kinds} value={prefix} onChoose={changeKind} />
      <RangeFields
        ranges={kind.ranges}
        placeholder={i18n.t("Such as B3:D8")}
        addresses={addresses}
        onChange={setAddresses}
      />
      <TitleField kind={kind} title={title} onChange={setTitle} />
      <Button type="submit" appearance="primary" disabled={!complete}>
        {i18n.t("Show")}
      </Button>
    </Form>
  );
}
