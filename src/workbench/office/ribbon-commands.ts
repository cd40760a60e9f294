/** Numbers from Office.js (`OSF.DDA.EventDispId`, `OSF.DDA.MethodDispId`, `OSF.DDA.ErrorCodeManager.errorCodes`). */
const APP_COMMAND_INVOKED = 39;
const APP_COMMAND_COMPLETED = 94;
export const SUCCESS = 0;
export const NOT_SUPPORTED = 5000;

export type EventHandler = (eventId: number, payload: unknown) => void;
export type Callback = (status: number) => void;

/**
 * Delivers ribbon clicks to the add-in as Excel on the desktop does. Office.js registers for the AppCommandInvoked event. Each click raises
 * it with an id, the function's name and its source. The add-in's `event.completed()` comes back as a call of AppCommandInvocationCompleted
 * with that id. Clicks made before Office.js has registered are kept, and delivered as soon as it has: the add-in may not be ready then.
 */
export class RibbonCommands {
  private raise: EventHandler | undefined;
  private readonly kept: unknown[][] = [];
  private readonly running = new Map<string, Callback>();
  private nextId = 1;

  /** The parts of `window.external` that Office.js uses for commands. Anything else is refused by number. */
  readonly external = {
    RegisterEvent: (eventId: number, _target: string, handler: EventHandler, callback?: Callback) => {
      if (eventId === APP_COMMAND_INVOKED) this.raise = handler;
      callback?.(eventId === APP_COMMAND_INVOKED ? SUCCESS : NOT_SUPPORTED);
      if (this.raise) for (const click of this.kept.splice(0)) this.raise(APP_COMMAND_INVOKED, click);
    },
    UnregisterEvent: (eventId: number, _target: string, callback?: Callback) => {
      if (eventId === APP_COMMAND_INVOKED) this.raise = undefined;
      callback?.(SUCCESS);
    },
    Execute: (methodId: number, parameters: unknown[], callback?: Callback) => {
      if (methodId === APP_COMMAND_COMPLETED) this.complete(String(parameters[0]), Number(parameters[1]));
      callback?.(methodId === APP_COMMAND_COMPLETED ? SUCCESS : NOT_SUPPORTED);
    },
  };

  /** Calls the add-in's command. Resolves when the add-in reports completion, rejects if it has no such command. */
  invoke(controlId: string, functionName: string): Promise<void> {
    const id = String(this.nextId++);
    const source = JSON.stringify({ source: { id: controlId } });
    return new Promise((resolve, reject) => {
      this.running.set(id, (status) => {
        if (status === SUCCESS) resolve();
        else reject(new Error(`The add-in has no command ${functionName} (Office.js answered ${status}).`));
      });
      const click = [id, functionName, source];
      if (this.raise) this.raise(APP_COMMAND_INVOKED, click);
      else this.kept.push(click);
    });
  }

  private complete(id: string, status: number): void {
    this.running.get(id)?.(status);
    this.running.delete(id);
  }
}
