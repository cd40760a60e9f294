import { useCallback, useDeferredValue, useMemo, useState, useEffect } from "react";
import { Body1, Caption1, Field, Textarea } from "@fluentui/react-components";
import { qualifiedAddress } from "../../../grid/sheet-names";
import { i18n } from "../../../language";
import type { ProductOrder } from "../../../permutations/product-order";
import { WORKED_OUT, workingOf, type Line, type WorkedOut } from "../../../permutations/working";
import { Choice } from "../../../components/Choice";
import { useConventions } from "../../../components/useConventions";
import { BookOrder } from "../../book/Book";
import { WriteFormula } from "../../destination/WriteFormula";
import { ButtonRow, Column } from "../../../components/layout";
import type { PageProps } from "../../../components/lazy-page";
import { useIsShown } from "../../../components/useIsShown";
import { UseCorrected } from "../UseCorrected";
import { FoldedLines, WorkingTable } from "./WorkingTable";
import { readActiveCell, type SelectedCell } from "../../../excel/selection";
import { followSelection } from "../../selection/following";
import { CellError } from "../../../grid/cells";
import { textInFormula } from "../../../grid/constant-texts";
import { MAX_TEXT_LENGTH } from "../../../grid/limits";
import { cyclesIn } from "../../../puzzles/groups/cycle-cells";

/** What is to be worked out. */
export interface Question {
  readonly text: string;
  /** The cell that the text was taken from; undefined if it was typed into the pane. */
  readonly place?: { readonly sheet: string; readonly address: string } | undefined;
  readonly order: ProductOrder;
  readonly asked: WorkedOut;
}

/** The lines, or what is wrong with the text; undefined if it is blank. */
export function linesOf({ text, order, asked }: Question): Line[] | string | undefined {
  if (text.trim() === "") return undefined;
  if (text.length > MAX_TEXT_LENGTH) {
    return i18n.t("This is longer than a cell can hold.");
  }
  try {
    return workingOf(asked, cyclesIn(text, "", undefined, undefined, order), order);
  } catch (error) {
    if (error instanceof CellError) return `${error.problem}.`;
    throw error;
  }
}

/** The formula that writes these lines on a sheet, with arguments only as far as they are not the usual ones. */
export function formulaOn(sheet: string, { text, place, order, asked }: Question): string {
  const cycles = place
    ? sheet === place.sheet
      ? place.address
      : qualifiedAddress(place.sheet, place.address)
    : textInFormula(text.trim());
  const options = [order === "left to right" ? "" : `"${order}"`, asked === "product" ? "" : `"${asked}"`];
  while (options.at(-1) === "") options.pop();
  return `=PUZZLE.PRODUCTSTEPS(${[cycles, ...options].join(",")})`;
}

type CyclesInCell = Required<Pick<Question, "text" | "place">>;

/** A cell with cycles. A working is none, because the cell of its formula is selected as soon as that has been written. */
const hasCycles = ({ value, formula }: SelectedCell) =>
  String(value).includes("(") && !String(formula).includes("PRODUCTSTEPS");

/**
 * Tells of each cell with cycles that the user selects while the page is shown, and of changes in it. Other cells are passed over, because
 * the user may be pointing at the one for the formula.
 */
function useCyclesInCell(isShown: boolean, selected: (cell: CyclesInCell) => void): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const following = followSelection(
      readActiveCell,
      (cell) => {
        if (!hasCycles(cell)) return;
        selected({ text: String(cell.value), place: { sheet: cell.sheet, address: cell.address } });
      },
      () => undefined, // Cycles can still be typed.
    );
    return following.end;
  }, [isShown, selected]);
}

const ASKED: Readonly<Record<Question["asked"], string>> = {
  product: /*i18n*/ "Product",
  inverse: /*i18n*/ "Inverse",
  order: /*i18n*/ "Order",
  parity: /*i18n*/ "Parity",
};

/** Shows how a product of cycles is worked out, line by line, and writes the formula that does. */
export default function WorkingPage({ isOpen }: PageProps) {
  const { order } = useConventions();
  const [chosen, setQuestion] = useState<Omit<Question, "order">>({ text: "", asked: "product" });
  const change = (part: Partial<Question>) => setQuestion((before) => ({ ...before, ...part }));
  const take = useCallback((cell: CyclesInCell) => setQuestion((before) => ({ ...before, ...cell })), []);
  useCyclesInCell(useIsShown(isOpen), take);
  const question = useMemo(() => ({ ...chosen, order }), [chosen, order]);
  const asked = useDeferredValue(question);
  const found = useMemo(() => linesOf(asked), [asked]);
  const [lines, problem] = typeof found === "string" ? [undefined, found] : [found, undefined];
  const { text, place } = question;
  return (
    <Column>
      <Body1>
        {i18n.t("Select a cell with a product of cycles, or write one, and see how it is worked out.")}
      </Body1>
      <Caption1>{i18n.t("In words, [A,B] is A⁻¹B⁻¹AB here; cubers mean ABA⁻¹B⁻¹.")}</Caption1>
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
      {problem !== undefined && (
        <ButtonRow>
          <UseCorrected
            text={text}
            order={question.order}
            onUse={(corrected) => change({ text: corrected, place: undefined })}
          />
        </ButtonRow>
      )}
      <Choice
        label={i18n.t("Show")}
        options={WORKED_OUT.map((each) => [each, i18n._(ASKED[each])] as const)}
        value={question.asked}
        onChoose={(value) => change({ asked: value as Question["asked"] })}
      />
      <BookOrder />
      {lines && <FoldedLines lines={lines.slice(0, -1)} />}
      <div aria-live="polite">
        {lines && <WorkingTable label={i18n.t("Result")} lines={lines.slice(-1)} isResult />}
      </div>
      {lines && <WriteFormula formula={(sheet) => formulaOn(sheet, question)} />}
    </Column>
  );
}
