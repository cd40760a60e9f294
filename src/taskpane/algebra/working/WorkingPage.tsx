import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { Body1, Field, makeStyles, Textarea, tokens } from "@fluentui/react-components";
import { qualifiedAddress } from "../../../grid/sheet-names";
import { i18n } from "../../../language";
import { PRODUCT_ORDERS } from "../../../permutations/product-order";
import { WORKED_OUT } from "../../../permutations/working";
import { Choice } from "../../Choice";
import { WriteFormula } from "../../destination/WriteFormula";
import type { PageProps } from "../../lazy-page";
import { useIsShown } from "../../useIsShown";
import { formulaOn, linesOf, type Question } from "./question";
import { useCyclesInCell, type CyclesInCell } from "./useCyclesInCell";
import { FoldedLines, WorkingTable } from "./WorkingTable";

const ASKED: Readonly<Record<Question["asked"], string>> = {
  product: /*i18n*/ "Product",
  inverse: /*i18n*/ "Inverse",
  order: /*i18n*/ "Order",
  parity: /*i18n*/ "Parity",
};
const ORDERS: Readonly<Record<Question["order"], string>> = {
  "left to right": /*i18n*/ "left to right",
  "right to left": /*i18n*/ "right to left, as functions",
};

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
});

/** Shows how a product of cycles is worked out, line by line, and writes the formula that does. */
export function WorkingPage({ isOpen }: PageProps) {
  const styles = useStyles();
  const [question, setQuestion] = useState<Question>({ text: "", order: "left to right", asked: "product" });
  const change = (part: Partial<Question>) => setQuestion((before) => ({ ...before, ...part }));
  const take = useCallback((cell: CyclesInCell) => setQuestion((before) => ({ ...before, ...cell })), []);
  useCyclesInCell(useIsShown(isOpen), take);
  const asked = useDeferredValue(question);
  const found = useMemo(() => linesOf(asked), [asked]);
  const [lines, problem] = typeof found === "string" ? [undefined, found] : [found, undefined];
  const { text, place } = question;
  return (
    <div className={styles.page}>
      <Body1>
        {i18n.t("Select a cell with a product of cycles, or write one, and see how it is worked out.")}
      </Body1>
      <Field
        label={i18n.t("Cycles")}
        hint={
          place
            ? i18n.t("from {address}", { address: qualifiedAddress(place.sheet, place.address) })
            : i18n.t("For example (1 2 3)(3 4)")
        }
        {...(problem !== undefined && { validationMessage: problem })}
      >
        <Textarea
          resize="vertical"
          rows={2}
          value={text}
          onChange={(_event, { value }) => change({ text: value, place: undefined })}
        />
      </Field>
      <Choice
        label={i18n.t("Show")}
        options={WORKED_OUT.map((each) => [each, i18n._(ASKED[each])] as const)}
        value={question.asked}
        onChoose={(value) => change({ asked: value as Question["asked"] })}
      />
      <Choice
        label={i18n.t("Multiply")}
        options={PRODUCT_ORDERS.map((each) => [each, i18n._(ORDERS[each])] as const)}
        value={question.order}
        onChoose={(value) => change({ order: value as Question["order"] })}
      />
      {lines && <FoldedLines lines={lines.slice(0, -1)} />}
      <div aria-live="polite">
        {lines && <WorkingTable label={i18n.t("Result")} lines={lines.slice(-1)} isResult />}
      </div>
      {lines && <WriteFormula formula={(sheet) => formulaOn(sheet, question)} />}
    </div>
  );
}
