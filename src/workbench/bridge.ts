/** What Office.js calls its native bridge: JSON texts in both directions. */
export interface NativeBridge {
  sendMessageToHost(text: string): void;
  onMessageFromHost: ((text: string) => void) | null;
}

/** A batch of actions on objects, as `context.sync()` sends it. */
export interface BatchRequest {
  Actions: BatchAction[];
  ObjectPaths: Record<string, BatchObjectPath>;
}

export interface BatchAction {
  Id: number;
  ActionType: number;
  Name: string;
  ObjectPathId: number;
  ArgumentInfo?: { Arguments?: unknown[] };
}

export interface BatchObjectPath {
  Id: number;
  ObjectPathType: number;
  Name: string;
  ParentObjectPathId?: number;
}

export type BatchResponse =
  | { Results: { ActionId: number; Value: unknown }[] }
  | { Error: { Code: string; Message: string; Location?: string; ActionIndex?: number } };

/** A message of the host to the add-in: type 3 carries events, commands and calls of custom functions. */
export interface HostMessage {
  type: 3;
  message: { entries: HostMessageEntry[] };
}

export interface HostMessageEntry {
  messageCategory: number;
  messageType: number;
  targetId: string;
  message: string;
}

type Execute = (request: BatchRequest, flags: number) => Promise<BatchResponse>;

const REQUEST = 1;
const RESPONSE = 2;

/**
 * The host's end of the bridge that Office.js 1.1.110 calls `OfficeExtension.HostBridge`.
 * Every request of the add-in is answered under its own id; an exception of the host becomes an error answer.
 */
export function createBridge(execute: Execute): { native: NativeBridge; send(message: HostMessage): void } {
  const native: NativeBridge = {
    sendMessageToHost: (text) => void answer(JSON.parse(text)),
    onMessageFromHost: null,
  };

  async function answer(message: {
    id: number;
    type: number;
    flags?: number;
    message: { body: unknown };
  }): Promise<void> {
    if (message.type !== REQUEST)
      throw new Error(`Office.js sent a message of the unknown type ${message.type}.`);
    const body = await execute(readBody(message.message.body), message.flags ?? 0).catch(asError);
    const response = { statusCode: 200, headers: {}, body: JSON.stringify(body) };
    native.onMessageFromHost?.(JSON.stringify({ id: message.id, type: RESPONSE, message: response }));
  }

  return { native, send: (message) => native.onMessageFromHost?.(JSON.stringify(message)) };
}

function readBody(body: unknown): BatchRequest {
  return (typeof body === "string" ? JSON.parse(body) : body) as BatchRequest;
}

function asError(problem: unknown): BatchResponse {
  console.error(problem);
  const message = problem instanceof Error ? problem.message : String(problem);
  return { Error: { Code: "GeneralException", Message: message } };
}
