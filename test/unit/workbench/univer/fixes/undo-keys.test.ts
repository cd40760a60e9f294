import { commandOf } from "../../../../../src/workbench/univer/fixes/undo-keys";

/** Where the focus is: on or inside an element that matches the selectors. */
const within = (...selectors: string[]) => ({
  closest: (asked: string) =>
    selectors.some((selector) => asked.split(", ").includes(selector)) ? {} : null,
});

const pressed = (keys: string, target = within(), defaultPrevented = false) => {
  const parts = keys.split("+");
  return commandOf({
    key: parts.at(-1)!,
    ctrlKey: parts.includes("Ctrl"),
    metaKey: parts.includes("Cmd"),
    altKey: parts.includes("Alt"),
    shiftKey: parts.includes("Shift"),
    target,
    defaultPrevented,
  } as unknown as KeyboardEvent);
};

test.each([
  ["Ctrl+z", "undo"],
  ["Cmd+z", "undo"],
  ["Ctrl+Z", "undo"],
  ["Ctrl+y", "redo"],
  ["Ctrl+Shift+Z", "redo"],
  ["Cmd+Shift+z", "redo"],
  ["z", undefined],
  ["Alt+Ctrl+z", undefined],
  ["Ctrl+Cmd+z", undefined],
  ["Ctrl+Shift+Y", undefined],
  ["Ctrl+x", undefined],
])("%s outside of text fields: %s", (keys, command) => {
  expect(pressed(keys)).toBe(command);
});

test("text fields and dialogs keep their keys, and what Univer has taken is not done twice", () => {
  for (const place of ["input", "textarea", "[contenteditable]", "dialog", "[role=dialog]"])
    expect(pressed("Ctrl+z", within(place))).toBeUndefined();
  expect(pressed("Ctrl+z", within(), true)).toBeUndefined();
});
