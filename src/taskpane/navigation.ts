import { createContext, useContext } from "react";

/** The pages of the pane. */
export type PageId = "puzzles" | "make" | "view" | "algebra" | "class" | "functions" | "book" | "check";

/** Opens another page of the pane. */
export const ShowPage = createContext<(page: PageId) => void>(() => undefined);

export const useShowPage = () => useContext(ShowPage);
