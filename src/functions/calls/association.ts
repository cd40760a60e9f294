import { i18n } from "../../language";
import { makeCall, readCall, type CustomFunction } from "./custom-function";
import { cancelled } from "../answering";
import { adaptTo } from "./host";
import { SharedAnswers } from "./shared-answers";

/**
 * Routes calls from the host to the functions: known results are returned immediately, and what may take long goes to another thread. The
 * modules of this bundle associate their functions as in any add-in; this module comes before them.
 */
function shareAssociatedFunctions(): void {
  const answers = new SharedAnswers(globalThis.puzzlebookCalls);
  const page = globalThis.puzzlebookPage?.({ cancelled, adaptTo });
  const thread = page?.thread;
  // Calls made before the host has reported its language wait for it, because answers are cached and would stay in English.
  let untilHostIsKnown = page?.hostIsKnown;
  void untilHostIsKnown?.then(() => (untilHostIsKnown = undefined));
  const registry = CustomFunctions as { associate(id: string, compute: CustomFunction): void };
  const { associate } = registry;
  registry.associate = (id, compute) =>
    associate(id, (...args) => {
      const answer = () => {
        const given = readCall(compute, args);
        if (given.invocation?.isInValuePreview) return answers.known(id, given) ?? refusePreview();
        return answers.answer(id, given, (call) =>
          thread ? thread.call(id, compute, call) : makeCall(compute, call),
        );
      };
      return untilHostIsKnown ? untilHostIsKnown.then(answer) : answer();
    });
  // The modules are evaluated before anything else happens. Anything associated later is not ours.
  void Promise.resolve().then(() => (registry.associate = associate));
}

/** While the user previews the value of a part of a formula, Excel waits for it and does nothing else. */
function refusePreview(): never {
  const message = i18n.t("This may take long, and is not computed for a preview. Press Enter to compute it.");
  throw new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, message);
}

shareAssociatedFunctions();
