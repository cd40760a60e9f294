/** The commands by which a user supplies or requests a file. */
export interface FileCommands {
  create(): void;
  open(file: File): void;
  save(): void;
  list(): void;
}

/** Connects the buttons of the element. */
export function connectButtons(bar: HTMLElement, commands: FileCommands): void {
  const chooser = bar.querySelector("input")!;
  const byName = (name: string) => bar.querySelector<HTMLButtonElement>(`button[name=${name}]`)!;
  byName("new").addEventListener("click", () => commands.create());
  byName("open").addEventListener("click", () => chooser.click());
  byName("save").addEventListener("click", () => commands.save());
  byName("list").addEventListener("click", () => commands.list());
  chooser.addEventListener("change", () => {
    const file = chooser.files?.[0];
    // Lets the same file be chosen again.
    chooser.value = "";
    if (file) commands.open(file);
  });
}

/** Handles Ctrl+O and Ctrl+S (⌘ on a Mac) and dropped files in a window. */
export function connectWindow(window: Window, bar: HTMLElement, commands: FileCommands): void {
  const press = (name: string) => bar.querySelector<HTMLButtonElement>(`button[name=${name}]`)!.click();
  window.addEventListener(
    "keydown",
    (event) => {
      const name = { o: "open", s: "save" }[event.key.toLowerCase()];
      if (!name || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (!document.querySelector("dialog[open]")) press(name);
    },
    true,
  );
  window.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  window.addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    commands.open(file);
  });
}
