import { wrap } from "comlink";
import type { FunctionsWorker } from "../../functions/calls/worker";
import type { Scratch } from "../scratch";
import { compared, type Check } from "../check";
import { answerWithin } from "../answer-within";

const PAGE = "check-window.html";
/** In per cent of the screen. */
const SIZE = { width: 20, height: 20 };
const WORKER = "functions-worker.js";

/** Opens the window, sends it a message once it reports that it is ready, and returns everything it sends. */
async function talk(scratch: Scratch, words: string): Promise<string[]> {
  const heard: string[] = [];
  let answered: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answered = resolve));
  const opened = new Promise<void>((resolve, reject) => {
    const address = new URL(PAGE, window.location.href).href;
    Office.context.ui.displayDialogAsync(address, { ...SIZE, displayInIframe: true }, ({ value, error }) => {
      if (!value) return reject(new Error(`${error.code}: ${error.message}`));
      scratch.afterwards(() => value.close());
      value.addEventHandler(Office.EventType.DialogMessageReceived, (received) => {
        if (!("message" in received)) return;
        heard.push(received.message);
        if (received.message === "ready") value.messageChild(words);
        else answered();
      });
      resolve();
    });
  });
  await answerWithin(opened, scratch.patience, undefined);
  await answerWithin(isAnswered, scratch.patience, undefined);
  return heard;
}

export const windowChecks: readonly Check[] = [
  {
    id: "windows.dialog",
    title: /*i18n*/ "A window opens, and the pane and it hear each other",
    needs: ["DialogApi", "1.2"],
    run: async (scratch) => compared(["ready", "heard: Grüße"], await talk(scratch, "Grüße")),
  },
  {
    id: "windows.worker",
    title: /*i18n*/ "Long calculations have a thread of their own",
    run: async (scratch) => {
      const thread = new Worker(new URL(WORKER, document.baseURI));
      scratch.afterwards(() => thread.terminate());
      const failed = new Promise<string>((resolve) => {
        thread.onerror = (event) => resolve(event.message || `${WORKER} could not be loaded`);
      });
      const worker = wrap<FunctionsWorker>(thread);
      const answer = worker.compute(1, "GROUPORDER", [[["A", "(1 2 3)"]], null]);
      return compared(
        { value: 3, isLast: true },
        await answerWithin(Promise.race([answer, failed]), scratch.patience, "nothing"),
      );
    },
  },
];
