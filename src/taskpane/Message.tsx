import type { ReactNode } from "react";
import { MessageBar, MessageBarBody, type MessageBarIntent } from "@fluentui/react-components";

interface MessageProps {
  readonly intent: MessageBarIntent;
  readonly children: ReactNode;
}

/** What the pane tells the user, in as many lines as it needs. */
export function Message({ intent, children }: MessageProps) {
  return (
    <MessageBar intent={intent} layout="multiline">
      <MessageBarBody>{children}</MessageBarBody>
    </MessageBar>
  );
}
