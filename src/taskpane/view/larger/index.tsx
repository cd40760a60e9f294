import { createRoot } from "react-dom/client";
import { i18n } from "../../../language";
import { speakHostLanguage } from "../../../excel/host-language";
import { LargerView } from "./LargerView";
import "../../taskpane.css";

void Office.onReady(async () => {
  await speakHostLanguage();
  document.title = i18n.t("Puzzlebook: puzzle");
  createRoot(document.getElementById("pane")!).render(<LargerView />);
});
