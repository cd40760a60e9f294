import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { qualifiedAddress } from "../../excel/addresses";
import { i18n } from "../../language";
import type { WritingState } from "./useWriting";

/** Where a table was written, or why it was not. */
export function WritingOutcome({ state }: { readonly state: WritingState }) {
  if (state.stage === "written") {
    const address = qualifiedAddress(state.written.sheet, state.written.cells);
    return (
      <MessageBar intent="success" layout="multiline">
        <MessageBarBody>{i18n.t("Written into {address}.", { address })}</MessageBarBody>
      </MessageBar>
    );
  }
  if (state.stage === "failed") {
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>{state.problem}</MessageBarBody>
      </MessageBar>
    );
  }
  return null;
}
