import { useSyncExternalStore } from "react";
import { chosenConventions, onConventions } from "../excel/conventions";
import { USUAL_CONVENTIONS, type Conventions } from "../permutations/conventions";

/** What has been chosen for the book; undefined as long as nobody has been asked. */
export const useChosenConventions = (): Conventions | undefined =>
  useSyncExternalStore(onConventions, chosenConventions);

/** The book's conventions, the usual ones if nobody has been asked. */
export const useConventions = (): Conventions => useChosenConventions() ?? USUAL_CONVENTIONS;
