/** The text of the dialog: paragraphs and lists. */
export type Paragraph = string | readonly (string | Node)[];

interface Wording {
  readonly title: string;
  readonly says: readonly Paragraph[];
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
  { title, says, choices }: Wording & { readonly choices: Partial<Record<Choice, string>> },
): Promise<Choice | undefined> {
  const heading = create("h2", title);
  heading.id = "question-title";
  const text = create(
    "div",
    ...says.map((text) => (typeof text === "string" ? create("p", text) : list(text))),
  );
  const buttons = create(
    "div",
    ...Object.entries<string | undefined>(choices).map(([choice, label]) => button(choice, label!)),
  );
  text.className = "question-text";
  buttons.className = "question-buttons";
  dialog.replaceChildren(heading, text, buttons);
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => resolve((dialog.returnValue as Choice) || undefined), {
      once: true,
    }),
  );

  function button(choice: string, label: string): HTMLButtonElement {
    const element = create("button", label);
    element.type = "button";
    element.addEventListener("click", () => dialog.close(choice));
    return element;
  }
}

/** Closes the dialog, if it is open, as by Escape. */
export async function closed(dialog: HTMLDialogElement): Promise<void> {
  if (!dialog.open) return;
  const isClosed = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  dialog.close();
  await isClosed;
}

/** A link that says where it leads. */
export function link(address: string, text: string): HTMLAnchorElement {
  const element = create("a", text);
  element.href = address;
  return element;
}

function list(items: readonly (string | Node)[]): HTMLElement {
  return create("ul", ...items.map((item) => create("li", item)));
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: (string | Node)[]) {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
