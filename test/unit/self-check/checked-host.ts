import { Scratch } from "../../../src/self-check/scratch";
import { CHECKS, runChecks, type Finding } from "../../../src/self-check";
import type { BatchRequest } from "../../../src/workbench/office-objects";
import { documentSettings, HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";
import { withFunctions, type RunningFunctions } from "./functions-runtime";

export const byId = (id: string) => CHECKS.find((check) => check.id === id)!;

/** In ms: a spoilt answer never comes, so there is no point in waiting longer. */
const SHORT = { answer: 300, check: 20_000, all: 600_000, grace: 1000 };
const LONG = { ...SHORT, answer: 8000 };

/** How a host is spoilt: its requests, its responses and its own messages, each in transit. */
export interface Spoil {
  readonly request?: (request: BatchRequest) => void;
  readonly response?: (body: Record<string, unknown>, request: BatchRequest) => void;
  /** Whether the host's own messages get through. */
  readonly tells?: boolean;
  /** Globals that differ from those of a good host, such as `Office`. */
  readonly globals?: () => object;
  /** Runs after each batch. */
  readonly after?: (workbench: HeadlessWorkbench) => void;
}

/** What Office.js reports to a page of the workbench before it accesses the workbook. */
export const office = () => ({
  context: {
    document: { settings: documentSettings() },
    requirements: {
      isSetSupported: (name: string, version: string) =>
        name !== "ExcelApi" || Number(version.slice(2)) <= 15,
    },
    diagnostics: { host: "Excel", platform: "PC", version: "16.0.18000.1" },
    displayLanguage: "en-US",
    contentLanguage: "en-US",
    officeTheme: { bodyBackgroundColor: "#ffffff", bodyForegroundColor: "#000000" },
  },
  addin: { showAsTaskpane: async () => undefined },
});

interface BridgeMessage {
  readonly id: number;
  readonly type: number;
  readonly message: { body: unknown };
}

/** A workbench without its page that has the add-in's functions and can be spoilt. */
export class CheckedHost {
  private spoil: Spoil = {};

  private constructor(
    readonly workbench: HeadlessWorkbench,
    private readonly functions: RunningFunctions,
  ) {
    this.standBetween();
  }

  /** One that does not lift hands over ranges as they are, also in place of single cells. */
  static async open(lifts = true): Promise<CheckedHost> {
    const workbench = new HeadlessWorkbench();
    return new CheckedHost(workbench, await withFunctions(workbench, lifts));
  }

  close(): void {
    this.functions.end();
    this.workbench.dispose();
  }

  /** The finding of a check; without a spoil, in a good host. */
  async finding(id: string, spoil?: Spoil): Promise<Finding> {
    const [finding] = await this.findings([id], spoil && (() => spoil));
    return finding;
  }

  /** The findings of one run of checks, each in a host that is spoilt in its own way. Globals are those of the first. */
  async findings(ids: readonly string[], spoilOf?: (id: string) => Spoil): Promise<Finding[]> {
    const good = { CustomFunctions: globalThis.CustomFunctions };
    this.workbench.hostAddIn();
    Object.assign(globalThis, { Office: office() }, spoilOf?.(ids[0]).globals?.());
    // A run begins and ends with its own requests, which are not spoilt.
    const checks = ids.map(byId).map((check) => ({
      ...check,
      run: async (scratch: Scratch) => {
        this.spoil = spoilOf?.(check.id) ?? {};
        this.isSpoilt = true;
        try {
          return await check.run(scratch);
        } finally {
          this.isSpoilt = false;
        }
      },
    }));
    try {
      const { signal } = new AbortController();
      const results = await runChecks(checks, { signal, limits: spoilOf ? SHORT : LONG });
      return results.map(({ finding }) => finding);
    } finally {
      Object.assign(globalThis, good);
    }
  }

  private isSpoilt = false;

  /** Sits between Office.js and the host's end of the bridge. */
  private standBetween(): void {
    const { bridge } = this.workbench.host;
    const asked = new Map<number, BatchRequest>();
    const { sendMessageToHost } = bridge;
    bridge.sendMessageToHost = (text) => {
      const message = JSON.parse(text) as BridgeMessage;
      const { body } = message.message;
      const request = (typeof body === "string" ? JSON.parse(body) : body) as BatchRequest;
      if (this.isSpoilt) {
        this.spoil.request?.(request);
        asked.set(message.id, request);
      }
      sendMessageToHost(JSON.stringify({ ...message, message: { ...message.message, body: request } }));
    };
    const take = bridge.onMessageFromHost!;
    bridge.onMessageFromHost = (text) => {
      const message = JSON.parse(text) as BridgeMessage;
      const request = asked.get(message.id);
      if (message.type === 3 && this.isSpoilt && this.spoil.tells === false) return;
      if (message.type !== 2 || !request) return take(text);
      asked.delete(message.id);
      const body = JSON.parse(message.message.body as string) as Record<string, unknown>;
      this.spoil.response?.(body, request);
      this.spoil.after?.(this.workbench);
      take(JSON.stringify({ ...message, message: { ...message.message, body: JSON.stringify(body) } }));
    };
  }
}
