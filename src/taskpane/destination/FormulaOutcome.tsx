import { i18n } from "../../language";
import { Message } from "../Message";
import { OverwriteDialog } from "./OverwriteDialog";
import type { FormulaWriting } from "./useFormula";

/** Where a formula has been written, why it could not be, or the question before a filled cell is overwritten. */
export function FormulaOutcome({ writing }: { readonly writing: FormulaWriting }) {
  const { state, overwrite, forget } = writing;
  return (
    <>
      <div aria-live="polite">
        {state.stage === "written" && (
          <Message intent="success">{i18n.t("Written into {address}.", { address: state.address })}</Message>
        )}
        {state.stage === "failed" && <Message intent="error">{state.problem}</Message>}
      </div>
      {state.stage === "asking" && (
        <OverwriteDialog
          what="formula"
          address={state.address}
          filled={1}
          onOverwrite={overwrite}
          onKeep={forget}
        />
      )}
    </>
  );
}
