import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from "@fluentui/react-components";
import { qualifiedAddress } from "../../../grid/sheet-names";
import { goTo } from "../../../excel/selection";
import { firstCellOf } from "../../../excel/tables";
import { i18n } from "../../../language";
import { Column } from "../../../components/layout";
import { Message } from "../../../components/useAction";
import type { Target } from "./expand.worker";
import { describeEnd, describeProducts, describeReach } from "./summary";
import type { ExpansionState, WrittenProducts } from "./useExpansion";

interface OutcomeProps {
  readonly state: ExpansionState;
  readonly onProblem: (error: unknown) => void;
}

/** The outcome of the last press of Multiply pairs. */
export function Outcome({ state, onProblem }: OutcomeProps) {
  if (state.stage === "failed") {
    return <Message intent="error">{state.problem}</Message>;
  }
  if (state.stage === "cancelled") {
    return <Message intent="info">{i18n.t("Cancelled. The workbook is as it was.")}</Message>;
  }
  if (state.stage !== "done") return null;
  const { products, written, target } = state.result;
  return (
    <Column gap="S">
      <Message intent="success">
        <MessageBarTitle>{describeProducts(products)}.</MessageBarTitle>
        {i18n.t("They are in {address}, which is selected for the next pass.", {
          address: qualifiedAddress(written.sheet, written.cells),
        })}{" "}
        {describeEnd(products)}
      </Message>
      {target && <TargetFound done={state.result} target={target} onProblem={onProblem} />}
    </Column>
  );
}

interface TargetFoundProps {
  readonly done: WrittenProducts;
  readonly target: Target;
  readonly onProblem: (error: unknown) => void;
}

function TargetFound({ done, target, onProblem }: TargetFoundProps) {
  if (target.row < 0) {
    return (
      <Message intent="warning">
        {i18n.t("{cycles} is not among them.", { cycles: target.cycles })} {describeReach(target.isReachable)}
      </Message>
    );
  }
  const word = done.products.rows[target.row]!.label;
  const cell = firstCellOf(done.written, target.row);
  return (
    <MessageBar intent="success" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{word}</MessageBarTitle> {i18n.t("gives {cycles}.", { cycles: target.cycles })}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => void goTo(done.written.sheet, cell).catch(onProblem)}>
          {i18n.t("Go to {cell}", { cell })}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
