/** The window that a check opens. It reports that it is ready, then echoes what it receives. */
void Office.onReady(() => {
  const { ui } = Office.context;
  ui.addHandlerAsync(
    Office.EventType.DialogParentMessageReceived,
    ({ message }: { message: string }) => ui.messageParent(`heard: ${message}`),
    () => ui.messageParent("ready"),
  );
});
