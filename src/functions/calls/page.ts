import { CallsUnderWay } from "./calls-under-way";
import { makeCall, readCall, type CustomFunction } from "./custom-function";
import type { adaptTo, HostInfo } from "./host";
import { FunctionsThread } from "./off-thread";
import { SharedAnswers } from "./shared-answers";

/** What a page asks of the functions' own bundle. */
interface FunctionsBundle {
  /** The error with which a cancelled call ends. */
  readonly cancelled: () => CustomFunctions.Error;
  /** The error of a call that is not computed for a preview. */
  readonly inPreview: () => CustomFunctions.Error;
  readonly adaptTo: typeof adaptTo;
}

declare global {
  var puzzlebookPage:
    ((functions: FunctionsBundle) => (id: string, compute: CustomFunction) => CustomFunction) | undefined;
}

let known: HostInfo = {};

/** Passes what another thread must know about the host, in its address. */
function tellIn(query: URLSearchParams): void {
  for (const [name, value] of Object.entries<string | null | undefined>({ ...known }))
    if (value) query.set(name, value);
}

async function knowHost(adapt: typeof adaptTo): Promise<void> {
  await Office.onReady();
  const { displayLanguage: language, platform } = Office.context;
  known = { language, platform: String(platform) };
  adapt(known);
}

// Pages load this before the functions' own bundle.
const script = typeof document === "undefined" ? null : (document.currentScript as HTMLScriptElement | null);
globalThis.puzzlebookCalls = new CallsUnderWay();

/** Known answers are returned immediately, and what may take long goes to another thread. */
globalThis.puzzlebookPage = ({ cancelled, inPreview, adaptTo: adapt }) => {
  const answers = new SharedAnswers(globalThis.puzzlebookCalls);
  const thread =
    typeof Worker === "undefined"
      ? undefined
      : new FunctionsThread(script?.src || document.baseURI, cancelled, tellIn);
  // Calls made before the host has reported its language wait for it, because answers are cached and would stay in English.
  let untilHostIsKnown = typeof Office === "undefined" ? undefined : knowHost(adapt);
  void untilHostIsKnown?.then(() => (untilHostIsKnown = undefined));

  function answer(id: string, compute: CustomFunction, args: readonly unknown[]): unknown {
    const given = readCall(compute, args);
    if (!given.invocation?.isInValuePreview) {
      return answers.answer(id, given, (call) =>
        thread ? thread.call(id, compute, call) : makeCall(compute, call),
      );
    }
    const shown = answers.known(id, given);
    if (shown === undefined) throw inPreview();
    return shown;
  }

  return (id, compute) =>
    (...args) =>
      untilHostIsKnown ? untilHostIsKnown.then(() => answer(id, compute, args)) : answer(id, compute, args);
};
