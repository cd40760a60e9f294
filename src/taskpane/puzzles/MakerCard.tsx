import { useId, useState } from "react";
import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import type { Maker, MakerValues } from "../../lessons/maker";
import { ChoiceFields } from "../choices/ChoiceFields";
import { usualTexts, valuesOf } from "../choices/choices";
import { Card } from "./Card";

const useStyles = makeStyles({
  form: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
  },
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
          <ChoiceFields choices={maker.choices} texts={texts} disabled={disabled} onChange={setTexts} />
          <Button type="submit" appearance="primary" disabled={disabled || !values}>
            {i18n.t("Make the sheet")}
          </Button>
        </form>
      )}
    </>
  );
}
