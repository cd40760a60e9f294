import { useState } from "react";
import { Button, Field, makeStyles, Textarea, tokens } from "@fluentui/react-components";
import { Column } from "../../components/layout";
import { Outcome, useAction } from "../../components/useAction";
import { i18n } from "../../language";
import type { Lesson } from "../../lessons/lesson";
import { insertSheet } from "../insert-sheet";

const useStyles = makeStyles({
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
export function PasteText({ disabled, sheetOf }: PasteTextProps) {
  const styles = useStyles();
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
