import { lazy, useState, type ComponentType } from "react";
import { i18n } from "../language";
import { Message } from "./useAction";

export interface PageProps {
  /** Whether the page's tab is selected. */
  readonly isOpen: boolean;
}

/** A page whose code is loaded when it is first opened, or before. */
export type LazyPage = ComponentType<PageProps> & {
  /** Loads the code, so that the page is there at once when it is opened. */
  preload(): Promise<unknown>;
};

/** A page whose code is loaded when it is first opened. If that fails, it says so. */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType<PageProps> }>): LazyPage {
  let loaded: { readonly default: ComponentType<PageProps> } | undefined;
  const preload = async () => (loaded ??= await load().catch(() => ({ default: NotLoaded })));
  const Awaited = lazy(preload);
  function Page(props: PageProps) {
    const [Shown] = useState(() => loaded?.default ?? Awaited);
    return <Shown {...props} />;
  }
  return Object.assign(Page, { preload });
}

function NotLoaded() {
  return (
    <Message intent="error">
      {i18n.t("This page could not be loaded. Close the pane and open it again.")}
    </Message>
  );
}
