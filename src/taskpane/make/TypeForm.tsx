import { useState } from "react";
import { Button } from "@fluentui/react-components";
import { ButtonRow, Form } from "../../components/layout";
import { i18n } from "../../language";
import { madeSheet, type Maker } from "../../lessons/maker";
import { randomSeed, seededRandom } from "../../steps/random";
import { ChoiceFields } from "../choices/ChoiceFields";
import { valuesOf } from "../choices/choices";
import { SheetPicture } from "../SheetPicture";
import { useInserting } from "../useInserting";
import type { FormProps } from "./design/fields";
import { PasteText } from "./PasteText";
import { useExample } from "./useExample";

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
