import { useId, useState } from "react";
import { Button, Link, makeStyles, tokens } from "@fluentui/react-components";
import { ButtonRow, Form } from "../../components/layout";
import { i18n } from "../../language";
import type { Lesson } from "../../lessons/lesson";
import { madeSheet, type Maker } from "../../lessons/maker";
import { randomSeed, seededRandom } from "../../steps/random";
import { ChoiceFields } from "../choices/ChoiceFields";
import { usualTexts, valuesOf } from "../choices/choices";
import { DESIGNS } from "../design/designs";
import { useShowPage } from "../navigation";
import { SheetPicture } from "../SheetPicture";
import { Card } from "./Card";
import { PasteText } from "./PasteText";
import { useExample } from "./useExample";

const useStyles = makeStyles({
  form: { alignItems: "flex-start", padding: tokens.spacingHorizontalM },
  picture: { alignSelf: "stretch" },
});

interface MakerCardProps {
  readonly maker: Maker;
  readonly isOpen: boolean;
  readonly disabled: boolean;
  readonly onToggle: () => void;
  /** Inserts a sheet, which is made when it is asked for. */
  readonly onMake: (sheet: () => Lesson) => void;
}

/** A maker as a card that opens into its choices. */
export function MakerCard({ maker, isOpen, disabled, onToggle, onMake }: MakerCardProps) {
  const styles = useStyles();
  const id = useId();
  const [texts, setTexts] = useState(() => usualTexts(maker));
  const [seed, setSeed] = useState(randomSeed);
  const values = valuesOf(maker, texts);
  const example = useExample(maker, isOpen ? values : undefined, seed);
  const another = () => setSeed(randomSeed());
  const [title, summary] = [i18n._(maker.title), i18n._(maker.summary)];
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
        <Form
          id={id}
          className={styles.form}
          label={title}
          onSubmit={() => {
            if (!values || disabled) return;
            onMake(() => example ?? madeSheet(maker, values, seededRandom(seed)));
            another();
          }}
        >
          <ChoiceFields choices={maker.choices} texts={texts} disabled={disabled} onChange={setTexts} />
          {example && (
            <div className={styles.picture}>
              <SheetPicture sheet={example} />
            </div>
          )}
          <ButtonRow>
            <Button type="submit" appearance="primary" disabled={disabled || !values}>
              {i18n.t("Make the sheet")}
            </Button>
            {example && <Button onClick={another}>{i18n.t("Another example")}</Button>}
          </ButtonRow>
          {maker.sheetOfText && <PasteText disabled={disabled} sheetOf={maker.sheetOfText} />}
          <DesignLink maker={maker.id} />
        </Form>
      )}
    </>
  );
}

/** Opens the page Design where it finds such a puzzle. */
function DesignLink({ maker }: { readonly maker: string }) {
  const showPage = useShowPage();
  const design = DESIGNS.find((each) => each.maker === maker);
  if (!design) return null;
  return (
    <Link as="button" type="button" inline onClick={() => showPage("design", design.id)}>
      {i18n.t("Have one designed: {design}", { design: i18n._(design.title) })}
    </Link>
  );
}
