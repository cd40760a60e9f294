import type { AddInData } from "../content";

/** The custom properties of a file in which the workbench stores an add-in's data. Excel has its own parts for it. */
const SETTINGS = /^Add-in (\S+) settings$/;
const settingsOf = (id: string) => `Add-in ${id} settings`;
const startsOf = (id: string) => `Add-in ${id} starts`;

export function addInProperties({ id, settings, starts }: AddInData): Record<string, string | boolean> {
  return { [settingsOf(id)]: JSON.stringify(settings), [startsOf(id)]: starts };
}

/** The data of an add-in from a file's custom properties, if there is any. */
export function readAddIn(properties: Readonly<Record<string, unknown>> = {}): AddInData | undefined {
  for (const [name, value] of Object.entries(properties)) {
    const id = SETTINGS.exec(name)?.[1];
    const settings = id === undefined ? undefined : objectIn(value);
    if (id !== undefined && settings) return { id, settings, starts: properties[startsOf(id)] === true };
  }
  return undefined;
}

/** The object given by a text as JSON, if any; a file may contain anything. */
function objectIn(text: unknown): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
