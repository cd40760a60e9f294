import { createRoot } from "react-dom/client";
import { associateCommands } from "../commands";
import { App } from "./App";

Office.onReady(() => {
  associateCommands();
  createRoot(document.getElementById("pane")!).render(<App />);
});
