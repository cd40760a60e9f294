import { CallsUnderWay } from "./calls-under-way";
import type { adaptTo, HostInfo } from "./host";
import { FunctionsThread } from "./off-thread";

/** What a page asks of the functions' own bundle. */
interface FunctionsBundle {
  /** The error with which a cancelled call ends. */
  readonly cancelled: () => CustomFunctions.Error;
  readonly adaptTo: typeof adaptTo;
}

/** What functions have in a page. A bare runtime has no threads and does not report its language. */
interface FunctionsPage {
  readonly thread: FunctionsThread | undefined;
  /** Undefined when there is no host to wait for. */
  readonly hostIsKnown: Promise<void> | undefined;
}

declare global {
  var puzzlebookPage: ((functions: FunctionsBundle) => FunctionsPage) | undefined;
}

let known: HostInfo = {};

/** Passes what another thread must know about the host, in its address. */
function tellIn(query: URLSearchParams): void {
  for (const [name, value] of Object.entries(known)) if (value) query.set(name, value);
}

async function knowHost(adapt: typeof adaptTo): Promise<void> {
  await Office.onReady();
  const { displayLanguage: language, platform } = Office.context;
  known = { language, platform: String(platform) };
  adapt(known);
}

// Pages load this before the functions' own bundle, whose size hosts limit.
const script = typeof document === "undefined" ? null : (document.currentScript as HTMLScriptElement | null);
globalThis.puzzlebookCalls = new CallsUnderWay();
globalThis.puzzlebookPage = ({ cancelled, adaptTo: adapt }) => ({
  thread:
    typeof Worker === "undefined"
      ? undefined
      : new FunctionsThread(script?.src || document.baseURI, cancelled, tellIn),
  hostIsKnown: typeof Office === "undefined" ? undefined : knowHost(adapt),
});
