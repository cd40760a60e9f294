import { i18n } from "../../language";
import { makeCall, readCall, type CustomFunction } from "./custom-function";
import { adaptTo } from "./host";
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
      const answer = () => {
        const given = readCall(compute, args);
        if (given.invocation?.isInValuePreview) return answers.known(id, given) ?? refusePreview();
        return answers.answer(id, given, (call) =>
          thread ? thread.call(id, compute, call) : makeCall(compute, call),
        );
      };
      return untilHostIsKnown ? untilHostIsKnown.then(answer) : answer();
    });
  // The modules are evaluated before anything else happens; what others associate later is their own.
  void Promise.resolve().then(() => (registry.associate = associate));
}

/** While a person looks at the value of a part of a formula, Excel waits for it and does nothing else. */
function refusePreview(): never {
  const message = i18n.t("This may take long, and is not computed for a preview. Press Enter to compute it.");
  throw new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, message);
}

/**
 * What the host calls before it has told its language waits for it, as answers are kept and would stay in English.
 * Undefined when nothing has to be waited for: a bare runtime for custom functions does not say which language it speaks.
 */
let untilHostIsKnown: Promise<void> | undefined;

async function knowHost(): Promise<void> {
  await Office.onReady();
  const { displayLanguage: language, platform } = Office.context;
  adaptTo({ language, platform: String(platform) });
  untilHostIsKnown = undefined;
}

if (typeof Office !== "undefined") untilHostIsKnown = knowHost();
shareAssociatedFunctions();
