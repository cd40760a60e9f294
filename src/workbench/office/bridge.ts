import type { BatchRequest, BatchResponse, HostMessage } from "../objects";

/** What Office.js calls its native bridge: JSON strings in both directions. */
export interface NativeBridge {
  sendMessageToHost(text: string): void;
  onMessageFromHost: ((text: string) => void) | null;
}

/** A message of Office.js. */
interface Message {
  readonly id: number;
  readonly type: number;
  readonly flags?: number;
  readonly message: { readonly body: unknown };
}

type Execute = (request: BatchRequest, flags: number) => Promise<BatchResponse>;

const REQUEST = 1;
const RESPONSE = 2;

/**
 * The host's end of the bridge that Office.js 1.1.110 calls `OfficeExtension.HostBridge`. Every request of the add-in gets a response under
 * its own id. An exception in the host becomes an error response.
 */
export function createBridge(execute: Execute): { native: NativeBridge; send(message: HostMessage): void } {
  const native: NativeBridge = {
    sendMessageToHost: (text) => void answer(JSON.parse(text) as Message),
    onMessageFromHost: null,
  };

  async function answer(message: Message): Promise<void> {
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
  const error = {
    Code: "GeneralException",
    Message: message,
    Location: "",
    ActionIndex: 0,
    HttpStatusCode: 500,
  };
  return { Error: error, ProcessedResults: { Results: [] }, TraceIds: [] };
}
