import { lazy, type ComponentType } from "react";
import { i18n } from "../language";
import { Message } from "./Message";

export interface PageProps {
  /** Whether the page's tab is selected. */
  readonly isOpen: boolean;
}

/** A page whose code is loaded when it is first opened. If that fails, it says so. */
export function lazyPage(load: () => Promise<ComponentType<PageProps>>): ComponentType<PageProps> {
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
    <Message intent="error">
      {i18n.t("This page could not be loaded. Close the pane and open it again.")}
    </Message>
  );
}
