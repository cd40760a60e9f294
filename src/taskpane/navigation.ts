import { createContext, useContext } from "react";

/** Opens another page of the pane by its id, such as `view`. */
export const ShowPage = createContext<(page: string) => void>(() => undefined);

export const useShowPage = () => useContext(ShowPage);
