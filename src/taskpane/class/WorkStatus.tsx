import { Button, Field, ProgressBar } from "@fluentui/react-components";
import { i18n } from "../../language";
import { Message } from "../Message";
import type { ClassWorkState } from "./useClassWork";

interface WorkStatusProps {
  readonly state: ClassWorkState;
  readonly onCancel: () => void;
}

/** How far work for a class is, with a button that ends it, or what has become of it. */
export function WorkStatus({ state, onCancel }: WorkStatusProps) {
  return (
    <>
      {state.stage === "working" && (
        <>
          <Field validationMessage={i18n.t("Working …")} validationState="none">
            <ProgressBar value={state.part} aria-label={i18n.t("Progress of the work for the class")} />
          </Field>
          <div>
            <Button onClick={onCancel}>{i18n.t("Cancel")}</Button>
          </div>
        </>
      )}
      <div aria-live="polite">
        {state.stage === "over" && state.outcome && (
          <Message intent={state.outcome.intent}>{state.outcome.text}</Message>
        )}
      </div>
    </>
  );
}
