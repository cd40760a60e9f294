import { speak } from "../../language";
import { limitMessages } from "../cells/answer-size";

/** What the functions have to know of their host. */
interface HostInfo {
  readonly language?: string | null | undefined;
  /** As `Office.PlatformType` has it. */
  readonly platform?: string | null | undefined;
}

let known: HostInfo = {};

/** Lets the functions speak the host's language, as far as it is known, otherwise English, and keep to its limits. */
export function adaptTo(host: HostInfo): void {
  known = host;
  speak(host.language ?? "");
  limitMessages(host.platform === "OfficeOnline");
}

/** What another thread has to know of the host, in its address. */
export function tellIn(query: URLSearchParams): void {
  for (const [name, value] of Object.entries(known)) if (value) query.set(name, value);
}

export function adaptToTold(query: URLSearchParams): void {
  adaptTo({ language: query.get("language"), platform: query.get("platform") });
}
