import { useEffect, useState } from "react";
import { describeProblem } from "../../excel/problems";

/** The state of a task: idle, at one of its own steps, or ended. */
export type TaskState<Step, Result> =
  | { readonly stage: "idle" | "cancelled" }
  | { readonly stage: "failed"; readonly problem: string }
  | { readonly stage: "done"; readonly result: Result }
  | Step;

/** Shows its steps, and returns its result. Once `signal` is aborted, neither counts. */
type Job<Step, Result> = (show: (step: Step) => void, signal: AbortSignal) => Promise<Result>;

/** Runs jobs, one at a time. A new run, `cancel` and `forget` end the run before, and nothing is shown of it any more. */
export function newTask<Step, Result>(show: (state: TaskState<Step, Result>) => void) {
  let current: AbortController | undefined;
  const end = (last: TaskState<Step, Result>) => {
    current?.abort();
    current = undefined;
    show(last);
  };
  return {
    async run(first: Step, job: Job<Step, Result>): Promise<void> {
      end(first);
      const own = (current = new AbortController());
      let last: TaskState<Step, Result>;
      try {
        const result = await job((step) => current === own && show(step), own.signal);
        last = { stage: "done", result };
      } catch (error) {
        last = { stage: "failed", problem: describeProblem(error) };
      }
      if (current === own) end(last);
    },
    cancel() {
      if (current) end({ stage: "cancelled" });
    },
    forget: () => end({ stage: "idle" }),
  };
}

/** A task of a component. It ends with the component. */
export function useTask<Step, Result>() {
  const [state, setState] = useState<TaskState<Step, Result>>({ stage: "idle" });
  const [task] = useState(() => newTask<Step, Result>(setState));
  useEffect(() => task.forget, [task]);
  return { ...task, state };
}
