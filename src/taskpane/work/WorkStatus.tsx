import { Button } from "@fluentui/react-components";
import { i18n } from "../../language";
import { Message } from "../Message";
import { Progress } from "./Progress";
import type { WorkState } from "./useWork";

interface WorkStatusProps {
  readonly state: WorkState;
  /** The name of the progress, for those who do not see it. */
  readonly label: string;
  readonly onCancel: () => void;
}

/** How far work in a worker is, with a button that ends it, or what has become of it. */
export function WorkStatus({ state, label, onCancel }: WorkStatusProps) {
  return (
    <>
      {state.stage === "working" && (
        <>
          <Progress text={i18n.t("Working …")} label={label} part={state.part} />
          <div>
            <Button onClick={onCancel}>{i18n.t("Cancel")}</Button>
          </div>
        </>
      )}
      <div aria-live="polite">
        {state.stage === "cancelled" && <Message intent="warning">{i18n.t("Cancelled.")}</Message>}
        {state.stage === "failed" && <Message intent="error">{state.problem}</Message>}
        {state.stage === "done" && state.result && (
          <Message intent={state.result.intent}>{state.result.text}</Message>
        )}
      </div>
    </>
  );
}
