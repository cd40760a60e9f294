import { createContext, useContext, useEffect, useEffectEvent } from "react";

/** The pages of the pane. */
export type PageId = "puzzles" | "view" | "algebra" | "class" | "design" | "functions" | "book" | "check";

/** A part of a page that a link on another page leads to. Each click makes a new one. */
export interface PagePart {
  readonly page: PageId;
  readonly id: string;
}

/** Opens another page of the pane, perhaps at one of its parts. */
export const ShowPage = createContext<(page: PageId, part?: string) => void>(() => undefined);

export const useShowPage = () => useContext(ShowPage);

/** The part that the last link led to. */
export const ShownPart = createContext<PagePart | undefined>(undefined);

/** Calls `open` with the id of a part of a page whenever a link leads there. */
export function useShownPart(page: PageId, open: (id: string) => void): void {
  const part = useContext(ShownPart);
  const opened = useEffectEvent(open);
  useEffect(() => {
    if (part?.page === page) opened(part.id);
  }, [part, page]);
}
