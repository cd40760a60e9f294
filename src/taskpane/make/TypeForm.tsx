import { useState, useEffect } from "react";
import { Button, Field, makeStyles, Textarea, tokens } from "@fluentui/react-components";
import { ButtonRow, Form, Column } from "../../components/layout";
import { i18n } from "../../language";
import { madeSheet, type Maker, type MakerValues } from "../../lessons/maker";
import { randomSeed, seededRandom } from "../../steps/random";
import { ChoiceFields } from "../choices/ChoiceFields";
import { valuesOf } from "../choices/choices";
import { SheetPicture } from "../SheetPicture";
import { useInserting, insertSheet } from "../useInserting";
import type { FormProps } from "./design/fields";
import { Outcome, useAction } from "../../components/useAction";
import type { Lesson } from "../../lessons/lesson";
import { inWorker } from "../../components/work/in-worker";
import { beginsEmpty } from "../../lessons/beginning";
import type { DesignWorker } from "./design/design.worker";
import { newDesignWorker } from "./design/useDesigning";

/** How long nothing else has been chosen before the example is made, in ms. */
const PAUSE = 300;

/** The sheet of a maker with its example, made in a worker after something was chosen; undefined while it is not there. */
function useExample(
  { id, showsExample }: Maker,
  values: MakerValues | undefined,
  seed: number,
): Lesson | undefined {
  const wanted = showsExample && values && !beginsEmpty(values) ? JSON.stringify([values, seed]) : undefined;
  const [made, setMade] = useState<{ readonly of: string; readonly sheet: Lesson }>();
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const [chosen, first] = JSON.parse(wanted) as [MakerValues, number];
    const ending = new AbortController();
    const make = () =>
      inWorker<DesignWorker, Lesson>(newDesignWorker, "", ending.signal, (worker) =>
        worker.example(i18n.locale, id, chosen, first),
      ).then(
        (sheet) => setMade({ of: wanted, sheet }),
        // Without a picture the sheet can be made all the same.
        () => undefined,
      );
    const waiting = setTimeout(() => void make(), PAUSE);
    return () => {
      clearTimeout(waiting);
      ending.abort();
    };
  }, [id, wanted]);
  return made?.of === wanted ? made?.sheet : undefined;
}

/** The choices of a maker, and its example. Makes the sheet to type on. */
export function TypeForm({ maker, title, fields, onChange }: FormProps & { readonly maker: Maker }) {
  const { isBusy: disabled, insert, status } = useInserting();
  const [seed, setSeed] = useState(randomSeed);
  const values = valuesOf(maker, fields.choices);
  const example = useExample(maker, values, seed);
  const another = () => setSeed(randomSeed());
  return (
    <>
      <Form
        label={title}
        onSubmit={() => {
          if (!values || disabled) return;
          insert(title, () => example ?? madeSheet(maker, values, seededRandom(seed)));
          another();
        }}
      >
        <ChoiceFields
          choices={maker.choices}
          texts={fields.choices}
          disabled={disabled}
          onChange={(choices) => onChange((before) => ({ ...before, choices }))}
        />
        {example && <SheetPicture sheet={example} />}
        <ButtonRow>
          <Button type="submit" appearance="primary" disabled={disabled || !values}>
            {i18n.t("Make the sheet")}
          </Button>
          {example && <Button onClick={another}>{i18n.t("Another example")}</Button>}
        </ButtonRow>
      </Form>
      {status}
      {maker.sheetOfText && <PasteText disabled={disabled} sheetOf={maker.sheetOfText} />}
    </>
  );
}

const useTextStyles = makeStyles({
  button: { alignSelf: "flex-start" },
  place: { alignSelf: "stretch" },
  text: { fontFamily: tokens.fontFamilyMonospace, whiteSpace: "pre", overflowX: "auto" },
});

interface PasteTextProps {
  readonly disabled: boolean;
  /** The sheet for a text. Throws a user-facing error. */
  readonly sheetOf: (text: string) => Lesson;
}

/** Makes a maker's sheet of a text, such as a maze from the web. */
function PasteText({ disabled, sheetOf }: PasteTextProps) {
  const styles = useTextStyles();
  const [text, setText] = useState<string>();
  const { isBusy, outcome, run } = useAction();
  if (text === undefined)
    return (
      <Button className={styles.button} disabled={disabled} onClick={() => setText("")}>
        {i18n.t("Paste text")}
      </Button>
    );
  const isBlank = text.trim() === "";
  return (
    <Column gap="S" className={styles.place}>
      <Field
        label={i18n.t("The text of a maze")}
        hint={i18n.t("A line for each row: # X █ or + - | for walls, . or blanks for open cells, S and G.")}
      >
        <Textarea
          autoFocus
          rows={8}
          resize="vertical"
          disabled={disabled}
          value={text}
          textarea={{ className: styles.text, spellCheck: false }}
          onChange={(_event, { value }) => setText(value)}
        />
      </Field>
      <Button
        className={styles.button}
        disabledFocusable={disabled || isBusy || isBlank}
        onClick={() => void run(async () => insertSheet(sheetOf(text)))}
      >
        {i18n.t("Make the sheet of this text")}
      </Button>
      <Outcome of={outcome} />
    </Column>
  );
}
