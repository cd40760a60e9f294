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
    associate(id, (...args) =>
      answers.answer(id, readCall(compute, args), (call) =>
        thread ? thread.call(id, compute, call) : makeCall(compute, call),
      ),
    );
  // The modules are evaluated before anything else happens; what others associate later is their own.
  void Promise.resolve().then(() => (registry.associate = associate));
}

/** A bare runtime for custom functions does not say which language it speaks. */
function speakHostLanguage(): void {
  if (typeof Office !== "undefined") void Office.onReady(() => speak(Office.context.displayLanguage));
}

speakHostLanguage();
shareAssociatedFunctions();
