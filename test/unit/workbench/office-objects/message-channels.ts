const opened: MessageChannel[] = [];

globalThis.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    opened.push(this);
  }
};

/**
 * Univer pauses with message channels and leaves them open when a calculation is broken off meanwhile. An open one keeps Node from exiting.
 */
export function closeMessageChannels(): void {
  for (const { port1, port2 } of opened.splice(0)) {
    port1.close();
    port2.close();
  }
}
