import { speak } from "../../language";

/** What the functions need to know about their host. */
export interface HostInfo {
  readonly language?: string | null | undefined;
  /** As in `Office.PlatformType`. */
  readonly platform?: string | null | undefined;
}

let isOnWeb = false;

/** Whether answers must fit into a message of Excel on the web. */
export const messagesAreLimited = (): boolean => isOnWeb;

/** Makes the functions use the host's language if it is known, otherwise English, and keep to its limits. */
export function adaptTo(host: HostInfo): void {
  speak(host.language ?? "");
  isOnWeb = host.platform === "OfficeOnline";
}
