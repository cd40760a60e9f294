import { useId } from "react";
import { Body1, Button, Caption1, makeStyles, Text, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { localFormula, type Notation } from "../../workbooks/formulas/local";
import { WritingOutcome } from "../destination/WritingOutcome";
import { ButtonRow, Form } from "../../components/layout";
import { Message } from "../../components/useAction";
import { AddressField } from "../../components/AddressField";
import type { ListedFunction } from "./listed-functions";
import type { useInsertion } from "./useInsertion";

const useStyles = makeStyles({
  item: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalXS },
  head: { alignItems: "center", display: "flex", justifyContent: "space-between" },
  formula: {
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: "anywhere",
    padding: tokens.spacingHorizontalXS,
  },
  topic: { color: tokens.colorNeutralForeground3 },
});

interface FunctionItemProps {
  readonly listed: ListedFunction;
  readonly insertion: ReturnType<typeof useInsertion>;
  readonly notation: Notation;
}

/** A function with its description and example, and what becomes of its formula. */
export function FunctionItem({ listed, insertion, notation }: FunctionItemProps) {
  const styles = useStyles();
  const heading = useId();
  const { name, topic, summary, example } = listed;
  const isInserted = insertion.name === name;
  const asked = isInserted ? insertion.asked : undefined;
  return (
    <li className={styles.item} aria-labelledby={heading}>
      <div className={styles.head}>
        <Text id={heading} weight="semibold">
          {name}
        </Text>
        <Button size="small" aria-describedby={heading} onClick={() => void insertion.begin(listed)}>
          {i18n.t("Insert")}
        </Button>
      </div>
      <Caption1 className={styles.topic}>{topic}</Caption1>
      <Body1>{summary}</Body1>
      <code className={styles.formula}>{localFormula(asked?.formula ?? example, notation)}</code>
      {asked && (
        <Form
          label={i18n.t("Cell for the formula")}
          gap="S"
          onSubmit={() => {
            if (asked.cell.trim() !== "") insertion.write(asked);
          }}
        >
          <AddressField
            label={i18n.t("Into which cell?")}
            hint={i18n.t("Select a cell in the sheet, or write E1 or Sheet2!E1")}
            isCell
            value={asked.cell}
            onChange={insertion.point}
          />
          <ButtonRow>
            <Button type="submit" appearance="primary" disabled={asked.cell.trim() === ""}>
              {i18n.t("Insert here")}
            </Button>
            <Button onClick={insertion.cancel}>{i18n.t("Cancel")}</Button>
          </ButtonRow>
        </Form>
      )}
      {isInserted && (
        <>
          {insertion.problem !== undefined && <Message intent="error">{insertion.problem}</Message>}
          <WritingOutcome writing={insertion.writing} />
        </>
      )}
    </li>
  );
}
