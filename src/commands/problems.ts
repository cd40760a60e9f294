type Listener = (problem: unknown) => void;

const listeners = new Set<Listener>();

/** The latest problem that nobody has heard of: a ribbon command may fail before the pane is there to show it. */
let unheard: { readonly problem: unknown } | undefined;

/** Notifies every listener of a problem in a ribbon command, which has no place to show it. Without a listener, the next one hears of it. */
export function reportProblem(problem: unknown): void {
  if (listeners.size === 0) unheard = { problem };
  listeners.forEach((listener) => listener(problem));
}

/** Calls `listener` with each problem that is reported from now on or has not been heard of. Returns a function that stops this. */
export function onProblem(listener: Listener): () => void {
  listeners.add(listener);
  if (unheard) listener(unheard.problem);
  unheard = undefined;
  return () => listeners.delete(listener);
}
