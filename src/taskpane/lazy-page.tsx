import { lazy, type ComponentType } from "react";
import { MessageBar, MessageBarBody } from "@fluentui/react-components";

/** A page whose code is loaded when it is first opened; where that fails it says so. */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: NotLoaded };
    }
  });
}

function NotLoaded() {
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>This page could not be loaded. Close the pane and open it again.</MessageBarBody>
    </MessageBar>
  );
}
