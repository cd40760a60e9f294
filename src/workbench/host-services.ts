import type { BatchAction, BatchRequest, BatchResponse } from "./bridge";

/** The methods of one service of the host, by name; each takes the arguments and answers the value. */
export type Service = Record<string, (...parameters: unknown[]) => unknown>;

const INSTANTIATE = 1;
const METHOD = 3;
const NEW_OBJECT = 2;

/**
 * The services that Office.js asks for by their full name (`Microsoft.…`) besides Excel's own objects: results of custom
 * functions, readiness, and the visibility of the pane.
 */
export class HostServices {
  constructor(private readonly services: Record<string, Service>) {}

  /** Whether a request speaks to one of these services; all its objects are then services. */
  owns(request: BatchRequest): boolean {
    return Object.values(request.ObjectPaths).some((path) => this.serviceOf(path.Id, request) !== undefined);
  }

  execute(request: BatchRequest): BatchResponse {
    const results: { ActionId: number; Value: unknown }[] = [];
    for (const [index, action] of request.Actions.entries()) {
      if (action.ActionType === INSTANTIATE) results.push({ ActionId: action.Id, Value: null });
      else if (action.ActionType === METHOD) {
        const method = this.serviceOf(action.ObjectPathId, request)?.[action.Name];
        if (!method) return notImplemented(action, index);
        const value = method(...(action.ArgumentInfo?.Arguments ?? [])) ?? null;
        results.push({ ActionId: action.Id, Value: value });
      } else return notImplemented(action, index);
    }
    return { Results: results };
  }

  private serviceOf(objectPathId: number, request: BatchRequest): Service | undefined {
    const path = request.ObjectPaths[objectPathId];
    return path?.ObjectPathType === NEW_OBJECT ? this.services[path.Name] : undefined;
  }
}

function notImplemented(action: BatchAction, index: number): BatchResponse {
  const message = `The workbench does not have ${action.Name} of this service.`;
  return {
    Error: { Code: "NotImplemented", Message: message, Location: action.Name, ActionIndex: index },
  };
}
