import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { qualifiedAddress } from "../../excel/addresses";
import type { WritingState } from "./useWriting";

/** Where a table was written, or why it was not. */
export function WritingOutcome({ state }: { readonly state: WritingState }) {
  if (state.stage === "written") {
    const { sheet, cells } = state.written;
    return (
      <MessageBar intent="success" layout="multiline">
        <MessageBarBody>Written into {qualifiedAddress(sheet, cells)}.</MessageBarBody>
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
