import { createContext, useContext } from "react";

/** Every text of the pane. */
export const Labels = createContext<readonly string[]>([]);

/** The name of something in the pane. */
export function Label({ text }: { readonly text: string }) {
  if (!useContext(Labels).includes(text)) throw new Error(`The pane has nothing with the name ${text}.`);
  return <b>{text}</b>;
}
