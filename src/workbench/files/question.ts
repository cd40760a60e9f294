/** What the dialog says: paragraphs, and lists. */
export type Said = string | readonly (string | Node)[];

interface Wording {
  readonly title: string;
  readonly says: readonly Said[];
  /** What its buttons say; without `no` there is nothing to decide. */
  readonly yes: string;
  readonly no?: string;
}

/** Asks the user something, or tells it, in the page's own dialog. Resolves when it is closed; Escape means no. */
export function ask(dialog: HTMLDialogElement, { title, says, yes, no }: Wording): Promise<boolean> {
  const heading = create("h2", title);
  heading.id = "question-title";
  const text = create(
    "div",
    ...says.map((said) => (typeof said === "string" ? create("p", said) : list(said))),
  );
  const buttons = create("div", button(yes, true), ...(no === undefined ? [] : [button(no, false)]));
  text.className = "question-text";
  buttons.className = "question-buttons";
  dialog.replaceChildren(heading, text, buttons);
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true }),
  );

  function button(label: string, isYes: boolean): HTMLButtonElement {
    const element = create("button", label);
    element.type = "button";
    element.addEventListener("click", () => dialog.close(isYes ? "yes" : "no"));
    return element;
  }
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
