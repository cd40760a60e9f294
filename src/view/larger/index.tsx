import { createRoot } from "react-dom/client";
import { i18n } from "../../language";
import { speakHostLanguage } from "../../excel/host-language";
import "../../components/pane.css";

void Office.onReady(async () => {
  // The puzzles are in scripts that the pane has loaded already, so the browser has them.
  const [{ LargerView }] = await Promise.all([import("./LargerView"), speakHostLanguage()]);
  document.title = i18n.t("Puzzlebook: puzzle");
  createRoot(document.getElementById("pane")!).render(<LargerView />);
});
