import type { ReactNode } from "react";
import { MessageBar, MessageBarBody, type MessageBarIntent } from "@fluentui/react-components";

interface MessageProps {
  readonly intent: MessageBarIntent;
  readonly children: ReactNode;
}

/** A message to the user, on as many lines as it needs. */
export function Message({ intent, children }: MessageProps) {
  return (
    <MessageBar intent={intent} layout="multiline">
      <MessageBarBody>{children}</MessageBarBody>
    </MessageBar>
  );
}
