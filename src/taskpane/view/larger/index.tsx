import { createRoot } from "react-dom/client";
import { speakHostLanguage } from "../../host-language";
import { LargerView } from "./LargerView";
import "../../taskpane.css";

Office.onReady(async () => {
  await speakHostLanguage();
  createRoot(document.getElementById("pane")!).render(<LargerView />);
});
