import type { MethodFunction } from "../batch/object-table";
import type { SheetHost } from "../sheet/host";

/**
 * The methods with which Office.js registers and unregisters for events: `_RegisterActivatedEvent` for an event `Activated` of the object
 * that `target` names.
 */
export function eventMethods<Target>(
  events: Readonly<Record<string, number>>,
  targetId: (target: Target) => string,
): Record<string, MethodFunction<Target, SheetHost>> {
  const methods: Record<string, MethodFunction<Target, SheetHost>> = {};
  for (const [name, type] of Object.entries(events)) {
    methods[`_Register${name}Event`] = (target, _, host) => host.events.register(type, targetId(target));
    methods[`_Unregister${name}Event`] = (target, _, host) => host.events.unregister(type, targetId(target));
  }
  return methods;
}
