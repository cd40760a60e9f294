/** The window's only message to the pane. */
export interface ToPane {
  readonly type: "ready";
}

/** Messages from the pane to the window: one part of a long text, as Office only passes short ones. */
interface ToWindow {
  readonly text: string;
  readonly isLast: boolean;
}

const MAX_LENGTH = 16_000;

export function messagesOf(text: string): ToWindow[] {
  const count = Math.max(1, Math.ceil(text.length / MAX_LENGTH));
  return Array.from({ length: count }, (_part, index) => ({
    text: text.slice(index * MAX_LENGTH, (index + 1) * MAX_LENGTH),
    isLast: index === count - 1,
  }));
}

/** Reassembles the parts. Calls `onText` with each complete text. */
export function joinParts(onText: (text: string) => void): (part: ToWindow) => void {
  let parts: string[] = [];
  return ({ text, isLast }) => {
    parts.push(text);
    if (!isLast) return;
    const whole = parts.join("");
    parts = [];
    onText(whole);
  };
}
