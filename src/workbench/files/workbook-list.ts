import { i18n } from "../../language";
import { create } from "../page/elements";
import { listed } from "./address";
import type { KeptWorkbooks } from "./kept-workbooks";
import { ask, choose, link } from "./question-dialog";

/** The name, with a number if a workbook that is kept has it. */
export async function freeName(name: string, kept: KeptWorkbooks): Promise<string> {
  const taken = new Set([i18n.t("Workbook")]);
  for (const each of await kept.names()) taken.add(listed(each, "")?.name ?? "");
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name} ${number}`;
  return free;
}

/**
 * Shows the workbooks that this browser keeps, each as a link and with a button that deletes it.
 *
 * @param current what this page's workbook is kept as
 * @param name its name, if it can have another one
 * @returns the name that the user gives to this page's workbook, if any
 */
export async function showWorkbooks(
  kept: KeptWorkbooks,
  dialog: HTMLDialogElement,
  current: string | undefined,
  name: string | undefined,
): Promise<string | undefined> {
  for (;;) {
    let unwanted: { name: string; keptAs: string } | undefined;
    const others = (await kept.names()).filter((keptAs) => keptAs !== current);
    const items = others.flatMap((keptAs) => {
      const each = listed(keptAs, location.search);
      if (!each) return [];
      const onclick = () => {
        unwanted = { name: each.name, keptAs };
        dialog.close("delete");
      };
      const label = i18n.t("Delete “{name}”", { name: each.name });
      const button = create("button", { type: "button", ariaLabel: label, onclick }, i18n.t("Delete"));
      return create("div", { className: "question-row" }, link(each.address, each.name), button);
    });
    const input = create("input", { value: name ?? "", ariaLabel: i18n.t("Name of this workbook") });
    const choice = await choose<"rename" | "close" | "delete">(dialog, {
      title: i18n.t("Workbooks in this browser"),
      text: [
        ...(name === undefined ? [] : [[create("div", { className: "question-row" }, input)]]),
        items.length > 0 ? items : i18n.t("There are no others."),
      ],
      choices: {
        ...(name !== undefined && { rename: i18n.t("Rename") }),
        close: i18n.t("Close"),
      },
    });
    if (choice === "rename") return input.value.trim() || undefined;
    if (choice !== "delete" || !unwanted) return undefined;
    const title = i18n.t("Delete “{name}” from this browser?", { name: unwanted.name });
    const text = [i18n.t("It cannot be restored.")];
    if (await ask(dialog, { title, text, yes: i18n.t("Delete"), no: i18n.t("Cancel") }))
      await kept.remove(unwanted.keptAs);
  }
}
