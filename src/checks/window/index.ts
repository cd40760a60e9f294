/** The window that a check opens: it says that it is there, and then what it hears. */
Office.onReady(() => {
  const { ui } = Office.context;
  ui.addHandlerAsync(
    Office.EventType.DialogParentMessageReceived,
    ({ message }: { message: string }) => ui.messageParent(`heard: ${message}`),
    () => ui.messageParent("ready"),
  );
});
