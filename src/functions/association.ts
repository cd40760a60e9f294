import { i18n } from "../language";
import { cancelled } from "./answering";
import type { CustomFunction } from "./calls/custom-function";
import { adaptTo } from "./calls/host";
import { lifted, type SingleCells } from "./lifting";

/**
 * In a page of the add-in, calls of the functions go by way of the page (`calls/page.ts`), those for the cells of a range one by one. The modules
 * of this bundle associate their functions as in any add-in, beside which the build names arguments that are single cells
 * (`build/single-cells.mjs`); this module comes before them.
 */
function routeAssociatedFunctions(): void {
  const routed = globalThis.puzzlebookPage?.({ cancelled, inPreview, adaptTo });
  const registry = CustomFunctions as {
    associate(id: string, compute: CustomFunction, names?: SingleCells): void;
  };
  const { associate } = registry;
  registry.associate = (id, compute, names) => {
    const call = routed?.(id, compute) ?? compute;
    associate(id, names ? lifted(call, names) : call);
  };
  // The modules are evaluated before anything else happens. Anything associated later is not ours.
  void Promise.resolve().then(() => (registry.associate = associate));
}

/** The error of a preview of a formula's value, for which Excel waits and does nothing else. */
function inPreview(): CustomFunctions.Error {
  const message = i18n.t("This may take long, and is not computed for a preview. Press Enter to compute it.");
  return new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, message);
}

routeAssociatedFunctions();
