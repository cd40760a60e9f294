import { i18n } from "../../language";
import { Message } from "../../components/useAction";
import { Progress } from "../../components/work/Progress";
import { OverwriteDialog } from "./OverwriteDialog";
import type { Writing, WritingState } from "./writing";

/** The fraction of a table written so far, then where it or a formula is, or why it could not be written. */
export function WritingStage({ state }: { readonly state: WritingState }) {
  switch (state.stage) {
    case "writing":
      return (
        state.part !== undefined && (
          <Progress
            text={i18n.t("Writing …")}
            label={i18n.t("Progress of writing the rows")}
            part={state.part}
          />
        )
      );
    case "written":
      return (
        <Message intent="success">{i18n.t("Written into {address}.", { address: state.address })}</Message>
      );
    case "failed":
      return <Message intent="error">{state.problem}</Message>;
    default:
      return null;
  }
}

/** Asks before filled cells are overwritten. */
export function Overwrite({ writing: { state, overwrite, keep } }: { readonly writing: Writing }) {
  return state.stage === "asking" && <OverwriteDialog {...state} onOverwrite={overwrite} onKeep={keep} />;
}

/** What becomes of what is written, and the question before filled cells are overwritten. */
export function WritingOutcome({ writing }: { readonly writing: Writing }) {
  return (
    <>
      <div aria-live="polite">
        <WritingStage state={writing.state} />
      </div>
      <Overwrite writing={writing} />
    </>
  );
}
