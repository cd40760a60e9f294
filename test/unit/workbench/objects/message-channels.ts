const opened: MessageChannel[] = [];

globalThis.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    opened.push(this);
  }
};

/**
 * Univer pauses by message channels, and leaves them open where a calculation is broken off then. An open one keeps Node
 * from ending.
 */
export function closeMessageChannels(): void {
  for (const { port1, port2 } of opened.splice(0)) {
    port1.close();
    port2.close();
  }
}
