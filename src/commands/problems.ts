type Listener = (problem: string) => void;

const listeners = new Set<Listener>();

/** Tells every listener about something that went wrong in a command of the ribbon, which has no place to say it. */
export function reportProblem(problem: string): void {
  listeners.forEach((listener) => listener(problem));
}

/** Calls `listener` with each problem reported from now on; answers a function that ends this. */
export function onProblem(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
