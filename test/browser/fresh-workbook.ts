interface UndoRedo {
  clearUndoRedo(unitId: string): void;
}

/** Univer's services by their identifiers; those in the workbench's own bundle are not accessible from outside. */
interface Services {
  dependencyCollection: { dependencyMap: Map<object, unknown> };
  get(identifier: object): unknown;
}

/**
 * Runs in the page: gives an empty workbook like the workbench's initial one. A new sheet replaces all others, along with their formats,
 * notes, pictures and function calls. Edits and questions are abandoned, names and settings are cleared, there is nothing to undo, and pane
 * and theme are reset.
 */
export async function beginAfresh(): Promise<void> {
  const univerAPI = window.univerAPI!;
  const workbook = univerAPI.getActiveWorkbook()!;
  const all = <Type extends HTMLElement>(selector: string, root: ParentNode = document) => [
    ...root.querySelectorAll<Type>(selector),
  ];

  all<HTMLDialogElement>("dialog[open]").forEach((dialog) => dialog.close());
  for (const above of ["dialog", "hint"]) all(`#${above}:not([hidden]) button`).at(-1)?.click();
  if (workbook.isCellEditing()) await workbook.endEditingAsync(false);

  const old = workbook.getSheets();
  for (const name of workbook.getDefinedNames()) name.delete();
  const sheet = workbook.insertSheet("Fresh");
  workbook.setActiveSheet(sheet);
  for (const each of old) workbook.deleteSheet(each);
  sheet.setName(document.documentElement.lang === "de" ? "Tabelle1" : "Sheet1");
  sheet.getRange("A1").activate();
  workbook.setCustomMetadata({});

  const { _injector: services } = univerAPI as unknown as { _injector: Services };
  const identifiers = [...services.dependencyCollection.dependencyMap.keys()];
  const undoRedo = identifiers.find((identifier) => String(identifier) === "univer.undo-redo.service")!;
  (services.get(undoRedo) as UndoRedo).clearUndoRedo(workbook.getId());

  const theme = document.getElementById("theme") as HTMLButtonElement;
  if (theme.getAttribute("aria-checked") === "true") theme.click();
  const pane = document.getElementById("pane")!;
  if (pane.hidden) document.querySelector<HTMLElement>(`#ribbon [aria-controls="pane"]`)!.click();
  pane.style.setProperty("--pane-width", "336px");
  pane.querySelector("[role=separator]")!.setAttribute("aria-valuenow", "336");
  const addIn = pane.querySelector("iframe")!.contentDocument!;
  all("[role=tab]", addIn)[0]?.click();
}
