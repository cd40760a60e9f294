import { ActionType, ObjectPathType, type Action, type ActionResult } from "../office-objects/batch/wire";
import { failed, type BatchRequest, type BatchResponse } from "../office-objects";

/** The methods of one host service, by name. Each takes the arguments and returns the value. */
export type Service = Record<string, (...parameters: unknown[]) => unknown>;

const WITHOUT_VALUE = new Set<number>([ActionType.Trace, ActionType.Instantiate]);

/**
 * The services that Office.js requests by their full name (`Microsoft.…`), besides Excel's own objects: results of custom functions,
 * readiness, and visibility of the pane.
 */
export class HostServices {
  constructor(private readonly services: Record<string, Service>) {}

  /** Whether a request is for one of these services, in which case all its objects are services. */
  owns(request: BatchRequest): boolean {
    return Object.values(request.ObjectPaths).some((path) => this.serviceOf(path.Id, request) !== undefined);
  }

  execute(request: BatchRequest): BatchResponse {
    const results: ActionResult[] = [];
    const traceIds: number[] = [];
    for (const [index, action] of request.Actions.entries()) {
      if (action.ActionType === ActionType.Trace) traceIds.push(action.Id);
      if (WITHOUT_VALUE.has(action.ActionType)) results.push({ ActionId: action.Id, Value: null });
      else {
        const method = this.methodOf(action, request);
        if (!method) {
          const { Name: location = "" } = action;
          const message = `The workbench does not have ${location} of this service.`;
          const error = { code: "NotImplemented", message, location, httpStatus: 501 } as const;
          return failed(error, index, results, traceIds);
        }
        const value = method(...(action.ArgumentInfo?.Arguments ?? [])) ?? null;
        results.push({ ActionId: action.Id, Value: value });
      }
    }
    return { Results: results, TraceIds: traceIds };
  }

  private methodOf(action: Action, request: BatchRequest): Service[string] | undefined {
    if (action.ActionType !== ActionType.Method) return undefined;
    return this.serviceOf(action.ObjectPathId, request)?.[action.Name ?? ""];
  }

  private serviceOf(objectPathId: number, request: BatchRequest): Service | undefined {
    const path = request.ObjectPaths[objectPathId];
    return path?.ObjectPathType === ObjectPathType.NewObject ? this.services[path.Name ?? ""] : undefined;
  }
}
