import { Body1, Button, Link, makeStyles, tokens, Field, Input } from "@fluentui/react-components";
import { insertSheet } from "../insert-sheet";
import { i18n } from "../../language";
import { ButtonRow, Column, Form, PlainList } from "../../components/layout";
import { WorkStatus } from "../../components/work/WorkStatus";
import { Message, Outcome, useAction } from "../../components/useAction";
import { SEED, type Design } from "./designs";
import { valuesOfFields, withNextSeed, type Fields } from "./fields";
import type { Designing } from "./useDesigning";
import { ChoiceFields } from "../choices/ChoiceFields";
import { AddressField } from "../../components/AddressField";
import { useState } from "react";
import type { Made } from "./made";
import { useShowPage } from "../navigation";
import { SheetPicture } from "../SheetPicture";

const useStyles = makeStyles({
  make: { alignSelf: "flex-start" },
  facts: { gap: tokens.spacingVerticalXXS, paddingTop: tokens.spacingVerticalXS },
});

interface ResultProps {
  /** The design, or the best one so far. */
  readonly made: Made | undefined;
  readonly isBusy: boolean;
}

/** What a design has become, in words, and the sheet that can be made of it. */
function Result({ made, isBusy }: ResultProps) {
  const styles = useStyles();
  const sheet = useAction();
  /** The design that the last sheet was made of. */
  const [inSheet, setInSheet] = useState<Made>();
  const make = async () => {
    setInSheet(made);
    return insertSheet(made!.sheet!);
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
            disabledFocusable={sheet.isBusy}
            onClick={() => void sheet.run(make)}
          >
            {i18n.t("Make the sheet")}
          </Button>
        </>
      )}
      <Outcome of={made && made === inSheet ? sheet.outcome : undefined} />
    </Column>
  );
}

interface DesignFieldsProps {
  readonly design: Design;
  readonly fields: Fields;
  readonly disabled: boolean;
  readonly onChange: (change: (before: Fields) => Fields) => void;
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

/** Opens the card of the maker with whom such a puzzle is made by hand. */
function MakerLink({ id }: { readonly id: string }) {
  const showPage = useShowPage();
  return (
    <div>
      <Link as="button" inline onClick={() => showPage("puzzles", id)}>
        {i18n.t("Make one by hand")}
      </Link>
    </div>
  );
}

/** Inserts the lesson that asks the same question as a design. */
function LessonLink({ id }: { readonly id: string }) {
  const { isBusy, outcome, run } = useAction();
  const insert = async () => {
    const { LESSONS } = await import(/* webpackChunkName: "puzzles" */ "../../puzzles");
    return insertSheet(LESSONS.find((lesson) => lesson.id === id)!);
  };
  return (
    <div>
      <Link as="button" inline disabledFocusable={isBusy} onClick={() => void run(insert)}>
        {i18n.t("Insert the lesson on this question")}
      </Link>
      <Outcome of={outcome} />
    </div>
  );
}

interface DesignFormProps {
  readonly design: Design;
  readonly designing: Designing;
  readonly fields: Fields;
  readonly onChange: (change: (before: Fields) => Fields) => void;
}

/** The fields of one design, how far it is, and what it has become. */
export function DesignForm({ design, designing, fields, onChange }: DesignFormProps) {
  const { state, isBusy, made } = designing;
  const next = withNextSeed(design, fields);
  const canDesign = !isBusy && valuesOfFields(design, fields) !== undefined;
  const run = (chosen: Fields) => {
    const given = valuesOfFields(design, chosen);
    if (given && !isBusy) void designing.design(design, given, chosen);
  };
  const runNext = () => {
    if (!next) return;
    onChange(() => next);
    run(next);
  };
  return (
    <>
      <Body1>{i18n._(design.sentence)}</Body1>
      <Form label={i18n._(design.title)} onSubmit={() => run(fields)}>
        <DesignFields {...{ design, fields, onChange }} disabled={isBusy} />
        <ButtonRow>
          <Button type="submit" appearance="primary" disabledFocusable={!canDesign}>
            {i18n.t("Design it")}
          </Button>
          {design.choices.includes(SEED) && (
            <Button disabledFocusable={!canDesign || !next} onClick={runNext}>
              {i18n.t("Next seed")}
            </Button>
          )}
        </ButtonRow>
      </Form>
      <Column gap="S">
        <WorkStatus state={state} label={i18n.t("Progress of the design")} onCancel={designing.cancel} />
        <Result made={made} isBusy={isBusy} />
      </Column>
      <Column gap="XS">
        {design.maker !== undefined && <MakerLink id={design.maker} />}
        <LessonLink id={design.lesson} />
      </Column>
    </>
  );
}
