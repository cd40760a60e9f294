import type { ReactNode } from "react";
import { Button } from "@fluentui/react-components";
import { i18n } from "../../language";
import { Message } from "../useAction";
import { Progress } from "./Progress";
import type { TaskState } from "./useTask";
import type { WorkState } from "./useWork";

interface EndedProps {
  readonly state: TaskState<{ readonly stage: string }, unknown>;
  readonly cancelled?: "info" | "warning";
  /** What it has come to. */
  readonly children?: ReactNode;
}

/** What has become of a task. It is read aloud. */
export function Ended({ state, cancelled = "info", children }: EndedProps) {
  return (
    <div aria-live="polite">
      {state.stage === "cancelled" && <Message intent={cancelled}>{i18n.t("Cancelled.")}</Message>}
      {"problem" in state && <Message intent="error">{state.problem}</Message>}
      {children}
    </div>
  );
}

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
      <Ended state={state} cancelled="warning">
        {state.stage === "done" && state.result && (
          <Message intent={state.result.intent}>{state.result.text}</Message>
        )}
      </Ended>
    </>
  );
}
