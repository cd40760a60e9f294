/** What a host needs from an add-in's manifest, as plain data. The addresses are those of the manifest itself. */
export interface Manifest {
  id: string;
  name: string;
  requirements: Requirement[];
  namespace: string;
  functionsMetadata: string;
  groups: RibbonGroup[];
}

/** An Office API set that the host must have, such as ExcelApi 1.9. */
export interface Requirement {
  name: string;
  version: string;
}

export interface RibbonGroup {
  id: string;
  label: string;
  buttons: RibbonButton[];
}

export interface RibbonButton {
  id: string;
  label: string;
  tipTitle: string;
  tipText: string;
  /** The icon's address by size in pixels. */
  icons: Map<number, string>;
  action: RibbonAction;
}

type RibbonAction =
  { kind: "ShowTaskpane"; page: string } | { kind: "ExecuteFunction"; functionName: string };

const BASIC_TYPES = "http://schemas.microsoft.com/office/officeappbasictypes/1.0";
const SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";

/**
 * Reads an add-in-only manifest (XML) as Excel on the desktop would: its custom functions and its ribbon, with the texts for the host's
 * language, such as `de-DE`. Throws an error naming the element if the manifest lacks something or requests something unknown.
 */
export function readManifest(text: string, language: string): Manifest {
  const xml = new DOMParser().parseFromString(text, "application/xml");
  const problem = xml.querySelector("parsererror");
  if (problem) throw new Error(`The manifest is not XML: ${problem.textContent?.trim() ?? ""}`);
  const root = xml.documentElement;
  const resources = readResources(root, language);
  const points = descendants(root, "ExtensionPoint");
  const functions = points.find((point) => typeOf(point) === "CustomFunctions");
  if (!functions) throw new Error("The manifest has no ExtensionPoint of the type CustomFunctions.");
  const surface = points.find((point) => typeOf(point) === "PrimaryCommandSurface");

  /** What an element takes from the manifest's Resources. */
  function resource(element: Element): string {
    const id = attribute(element, "resid");
    const value = resources.get(id);
    if (value === undefined) throw new Error(`The manifest's Resources have no entry with the id ${id}.`);
    return value;
  }

  function readButton(control: Element): RibbonButton {
    const id = attribute(control, "id");
    const type = typeOf(control);
    if (type !== "Button")
      throw new Error(`The manifest's control ${id} is a ${type}; the workbench shows buttons only.`);
    const tip = only(control, "Supertip");
    const icons = descendants(control, "Image").map(
      (image) => [Number(attribute(image, "size")), resource(image)] as const,
    );
    return {
      id,
      label: resource(only(control, "Label")),
      tipTitle: resource(only(tip, "Title")),
      tipText: resource(only(tip, "Description")),
      icons: new Map(icons),
      action: readAction(only(control, "Action")),
    };
  }

  function readAction(action: Element): RibbonAction {
    const kind = typeOf(action);
    if (kind === "ShowTaskpane") return { kind, page: resource(only(action, "SourceLocation")) };
    if (kind === "ExecuteFunction") return { kind, functionName: textOf(only(action, "FunctionName")) };
    throw new Error(`The manifest asks for the action ${kind}, which the workbench does not have.`);
  }

  return {
    id: textOf(only(root, "Id")),
    name: attribute(only(root, "DisplayName"), "DefaultValue"),
    requirements: descendants(root, "Set").map((set) => ({
      name: attribute(set, "Name"),
      version: attribute(set, "MinVersion"),
    })),
    namespace: resource(only(functions, "Namespace")),
    functionsMetadata: resource(only(only(functions, "Metadata"), "SourceLocation")),
    groups: (surface ? descendants(surface, "Group") : []).map((group) => ({
      id: attribute(group, "id"),
      label: resource(only(group, "Label")),
      buttons: descendants(group, "Control").map(readButton),
    })),
  };
}

/** The texts and addresses of the manifest's Resources, by id. */
function readResources(root: Element, language: string): Map<string, string> {
  const resources = new Map<string, string>();
  for (const kind of ["Image", "Url", "String"]) {
    for (const element of root.getElementsByTagNameNS(BASIC_TYPES, kind)) {
      if (!element.hasAttribute("id")) continue;
      const override = descendants(element, "Override").find(
        (each) => each.getAttribute("Locale") === language,
      );
      const value = override ? attribute(override, "Value") : attribute(element, "DefaultValue");
      resources.set(attribute(element, "id"), value);
    }
  }
  return resources;
}

const descendants = (element: Element, name: string) => [...element.getElementsByTagNameNS("*", name)];

function only(element: Element, name: string): Element {
  const [found] = descendants(element, name);
  if (!found) throw new Error(`The manifest's element ${element.localName} has no ${name}.`);
  return found;
}

function attribute(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value === null)
    throw new Error(`The manifest's element ${element.localName} has no attribute ${name}.`);
  return value;
}

const textOf = (element: Element) => (element.textContent ?? "").trim();

const typeOf = (element: Element) => element.getAttributeNS(SCHEMA_INSTANCE, "type") ?? "";
