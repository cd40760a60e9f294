import { create } from "../page/elements";

/** The text of the dialog: paragraphs and lists. */
export type Paragraph = string | readonly (string | Node)[];

interface Wording {
  readonly title: string;
  readonly text: readonly Paragraph[];
}

/** What the dialog tells the user, and the label of its button. */
export interface Notice extends Wording {
  readonly yes: string;
}

interface YesOrNo extends Notice {
  /** Without this there is nothing to decide. */
  readonly no?: string;
}

/** Asks or informs the user in the page's own dialog. Resolves when it is closed; Escape means no. */
export async function ask(dialog: HTMLDialogElement, { yes, no, ...wording }: YesOrNo): Promise<boolean> {
  const choices = no === undefined ? { yes } : { yes, no };
  return (await choose<"yes" | "no">(dialog, { ...wording, choices })) === "yes";
}

/**
 * Lets the user choose in the page's own dialog, with a labelled button per choice. Resolves when it is closed, with undefined after
 * Escape.
 */
export function choose<Choice extends string>(
  dialog: HTMLDialogElement,
  { title, text, choices }: Wording & { readonly choices: Partial<Record<Choice, string>> },
): Promise<Choice | undefined> {
  const paragraphs = text.map((part) => (typeof part === "string" ? create("p", {}, part) : list(part)));
  const buttons = Object.entries<string | undefined>(choices).map(([choice, label]) =>
    create("button", { type: "button", onclick: () => dialog.close(choice) }, label!),
  );
  dialog.replaceChildren(
    create("h2", { id: "question-title" }, title),
    create("div", { className: "question-text" }, ...paragraphs),
    create("div", { className: "question-buttons" }, ...buttons),
  );
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => resolve((dialog.returnValue as Choice) || undefined), {
      once: true,
    }),
  );
}

/** Closes the dialog, if it is open, as by Escape. */
export async function closed(dialog: HTMLDialogElement): Promise<void> {
  if (!dialog.open) return;
  const isClosed = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  dialog.close();
  await isClosed;
}

/** A link that says where it leads. */
export const link = (href: string, text: string) => create("a", { href }, text);

const list = (items: readonly (string | Node)[]) =>
  create("ul", {}, ...items.map((item) => create("li", {}, item)));
