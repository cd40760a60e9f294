import type { CustomFunction } from "./custom-function";
import { lifted, type SingleCells } from "./lifting";

/**
 * Sends all calls of the functions through `route`, those for the cells of a range one by one. The modules of this bundle associate their
 * functions as in any add-in. The build adds the names of arguments that are single cells (`build/function-modules.mjs`). This is called
 * before they are evaluated.
 */
export function associateThrough(route: (id: string, compute: CustomFunction) => CustomFunction): void {
  const registry = CustomFunctions as {
    associate(id: string, compute: CustomFunction, names?: SingleCells): void;
  };
  const { associate } = registry;
  registry.associate = (id, compute, names) => {
    const call = route(id, compute);
    associate(id, names ? lifted(call, names) : call);
  };
  // The modules are evaluated before anything else happens. Anything associated later is not ours.
  void Promise.resolve().then(() => (registry.associate = associate));
}
