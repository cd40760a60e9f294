import { makeCall, readCall, type CustomFunction } from "./custom-function";
import { speak } from "./language";
import { FunctionsThread } from "./off-thread";
import { SharedAnswers } from "./shared-answers";

/**
 * The way of a call, from the host to the function: what is known is answered at once, what may take long goes to another
 * thread. The modules of this bundle associate their functions as in any add-in; this one comes before them.
 */
function shareAssociatedFunctions(): void {
  const answers = new SharedAnswers();
  const thread = FunctionsThread.ofThisPage();
  const registry = CustomFunctions as { associate(id: string, compute: CustomFunction): void };
  const { associate } = registry;
  registry.associate = (id, compute) =>
    associate(id, (...args) => {
      const answer = () =>
        answers.answer(id, readCall(compute, args), (call) =>
          thread ? thread.call(id, compute, call) : makeCall(compute, call),
        );
      return untilLanguageIsKnown ? untilLanguageIsKnown.then(answer) : answer();
    });
  // The modules are evaluated before anything else happens; what others associate later is their own.
  void Promise.resolve().then(() => (registry.associate = associate));
}

/**
 * What the host calls before it has told its language waits for it, as answers are kept and would stay in English.
 * Undefined when nothing has to be waited for: a bare runtime for custom functions does not say which language it speaks.
 */
let untilLanguageIsKnown: Promise<void> | undefined;

async function speakHostLanguage(): Promise<void> {
  await Office.onReady();
  speak(Office.context.displayLanguage);
  untilLanguageIsKnown = undefined;
}

if (typeof Office !== "undefined") untilLanguageIsKnown = speakHostLanguage();
shareAssociatedFunctions();
