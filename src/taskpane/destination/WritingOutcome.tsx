import { qualifiedAddress } from "../../grid/sheet-names";
import { i18n } from "../../language";
import { Message } from "../Message";
import { Progress } from "../work/Progress";
import type { WritingState } from "./useWriting";

/** The fraction of a table written so far, then where it is, or why it could not be written. */
export function WritingOutcome({ state }: { readonly state: WritingState }) {
  if (state.stage === "writing") {
    return (
      <Progress text={i18n.t("Writing …")} label={i18n.t("Progress of writing the rows")} part={state.part} />
    );
  }
  if (state.stage === "written") {
    const address = qualifiedAddress(state.written.sheet, state.written.cells);
    return <Message intent="success">{i18n.t("Written into {address}.", { address })}</Message>;
  }
  if (state.stage === "failed") {
    return <Message intent="error">{state.problem}</Message>;
  }
  return null;
}
