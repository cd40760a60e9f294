import { createRoot } from "react-dom/client";
import { associateCommands } from "../commands";
import { App } from "./App";
import { speakHostLanguage } from "./host-language";

Office.onReady(async () => {
  associateCommands();
  await speakHostLanguage();
  createRoot(document.getElementById("pane")!).render(<App />);
});
