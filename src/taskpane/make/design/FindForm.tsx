import { useState } from "react";
import { Button, makeStyles, tokens, Field, Input } from "@fluentui/react-components";
import { i18n } from "../../../language";
import { ButtonRow, Column, Form, PlainList } from "../../../components/layout";
import { WorkStatus } from "../../../components/work/WorkStatus";
import { Message } from "../../../components/useAction";
import type { Lesson } from "../../../lessons/lesson";
import { SEED, type Design } from "./designs";
import { valuesOfFields, withNextSeed, type Fields, type FormProps } from "./fields";
import { useDesigning } from "./useDesigning";
import { ChoiceFields } from "../../choices/ChoiceFields";
import { AddressField } from "../../../components/AddressField";
import type { Made } from "./made";
import { SheetPicture } from "../../SheetPicture";
import { useInserting } from "../../useInserting";

const useStyles = makeStyles({
  make: { alignSelf: "flex-start" },
  facts: { gap: tokens.spacingVerticalXXS, paddingTop: tokens.spacingVerticalXS },
});

interface ResultProps {
  readonly title: string;
  /** The design, or the best one so far. */
  readonly made: Made | undefined;
  readonly isBusy: boolean;
}

/** What a design has become, in words, and the sheet that can be made of it. */
function Result({ title, made, isBusy }: ResultProps) {
  const styles = useStyles();
  const inserting = useInserting();
  /** The design that the last sheet was made of. */
  const [inSheet, setInSheet] = useState<Made>();
  const make = (sheet: Lesson) => {
    setInSheet(made);
    inserting.insert(title, () => sheet);
  };
  return (
    <Column gap="S">
      <div aria-live="polite">
        {made && (
          <Message intent={made.sheet ? "success" : "info"}>
            {made.verdict}
            {made.facts && (
              <PlainList className={styles.facts}>
                {made.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </PlainList>
            )}
          </Message>
        )}
      </div>
      {made?.sheet && !isBusy && (
        <>
          <SheetPicture sheet={made.sheet} />
          <Button
            appearance="primary"
            className={styles.make}
            disabledFocusable={inserting.isBusy}
            onClick={() => make(made.sheet!)}
          >
            {i18n.t("Make the sheet")}
          </Button>
        </>
      )}
      {made && made === inSheet && inserting.status}
    </Column>
  );
}

interface DesignFieldsProps extends Omit<FormProps, "title"> {
  readonly design: Design;
  readonly disabled: boolean;
}

/** A field for each range, text and choice of a design. */
function DesignFields({ design, fields, disabled, onChange }: DesignFieldsProps) {
  return (
    <>
      {design.ranges.map(({ name, title, hint }) => (
        <AddressField
          key={name}
          label={i18n._(title)}
          hint={i18n._(hint)}
          required
          disabled={disabled}
          placeholder={i18n.t("Such as B3:D8")}
          value={fields.addresses[name]!}
          onChange={(address) =>
            onChange((before) => ({ ...before, addresses: { ...before.addresses, [name]: address } }))
          }
        />
      ))}
      {design.texts.map(({ name, title, hint, optional = false }) => (
        <Field
          key={name}
          label={i18n._(title)}
          required={!optional}
          {...(hint !== undefined && { hint: i18n._(hint) })}
        >
          <Input
            disabled={disabled}
            value={fields.texts[name]!}
            onChange={(_event, { value }) =>
              onChange((before) => ({ ...before, texts: { ...before.texts, [name]: value } }))
            }
          />
        </Field>
      ))}
      {design.choices.length > 0 && (
        <ChoiceFields
          choices={design.choices}
          texts={fields.choices}
          disabled={disabled}
          onChange={(choices) => onChange((before) => ({ ...before, choices }))}
        />
      )}
    </>
  );
}

/** The fields of one design, how far the search for it is, and what it has found. */
export function FindForm({ design, title, fields, onChange }: FormProps & { readonly design: Design }) {
  const { state, isBusy, made, ...designing } = useDesigning();
  const next = withNextSeed(design, fields);
  const canFind = !isBusy && valuesOfFields(design, fields) !== undefined;
  const find = (chosen: Fields) => {
    const given = valuesOfFields(design, chosen);
    if (given && !isBusy) void designing.design(design, given, chosen);
  };
  const findNext = () => {
    if (!next) return;
    onChange(() => next);
    find(next);
  };
  return (
    <>
      <Form label={title} onSubmit={() => find(fields)}>
        <DesignFields {...{ design, fields, onChange }} disabled={isBusy} />
        <ButtonRow>
          <Button type="submit" appearance="primary" disabledFocusable={!canFind}>
            {i18n.t("Find it")}
          </Button>
          {design.choices.includes(SEED) && (
            <Button disabledFocusable={!canFind || !next} onClick={findNext}>
              {i18n.t("Next seed")}
            </Button>
          )}
        </ButtonRow>
      </Form>
      <Column gap="S">
        <WorkStatus state={state} label={i18n.t("Progress of the search")} onCancel={designing.cancel} />
        <Result {...{ title, made, isBusy }} />
      </Column>
    </>
  );
}
