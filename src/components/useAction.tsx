import { useState, type ReactNode } from "react";
import { MessageBar, MessageBarBody, type MessageBarIntent } from "@fluentui/react-components";
import { describeProblem } from "../excel/problems";

/** A message to the user, on as many lines as it needs. */
export function Message({
  intent,
  children,
}: {
  readonly intent: MessageBarIntent;
  readonly children: ReactNode;
}) {
  return (
    <MessageBar intent={intent} layout="multiline">
      <MessageBarBody>{children}</MessageBarBody>
    </MessageBar>
  );
}

export interface ActionOutcome {
  readonly intent: MessageBarIntent;
  readonly text: string;
}

/** What is said of an action that has ended: a text alone tells of a success. */
export type Ending = ActionOutcome | string | undefined | void;

export const outcomeOf = (ending: Ending): ActionOutcome | undefined =>
  typeof ending === "string" ? { intent: "success", text: ending } : (ending ?? undefined);

/** What has become of an action. It is read aloud. */
export function Outcome({
  of,
  className,
}: {
  readonly of: ActionOutcome | undefined;
  readonly className?: string;
}) {
  return (
    <div aria-live="polite" className={className}>
      {of && <Message intent={of.intent}>{of.text}</Message>}
    </div>
  );
}

/** An action started by the user: whether it is running, and the outcome of the last one. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const run = async (action: () => Promise<Ending>) => {
    setBusy(true);
    setOutcome(undefined);
    try {
      setOutcome(outcomeOf(await action()));
    } catch (error) {
      setOutcome({ intent: "error", text: describeProblem(error) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, outcome, run };
}
