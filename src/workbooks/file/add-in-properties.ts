import type { AddInData } from "../content";

/** The custom properties of a file in which the workbench keeps what an add-in keeps; Excel has parts of its own for it. */
const SETTINGS = /^Add-in (\S+) settings$/;
const settingsOf = (id: string) => `Add-in ${id} settings`;
const startsOf = (id: string) => `Add-in ${id} starts`;

/** What an add-in keeps, as a file's custom properties. */
export function addInProperties({ id, settings, starts }: AddInData): Record<string, string | boolean> {
  return { [settingsOf(id)]: JSON.stringify(settings), [startsOf(id)]: starts };
}

/** What an add-in keeps in a file with these custom properties, if one does. */
export function readAddIn(properties: Readonly<Record<string, unknown>> = {}): AddInData | undefined {
  for (const [name, value] of Object.entries(properties)) {
    const id = SETTINGS.exec(name)?.[1];
    const settings = id === undefined ? undefined : objectIn(value);
    if (id !== undefined && settings) return { id, settings, starts: properties[startsOf(id)] === true };
  }
  return undefined;
}

/** The object that a text is as JSON; a file may hold anything. */
function objectIn(text: unknown): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
