import { createRoot } from "react-dom/client";
import { i18n } from "../../language";
import { tagOfPage } from "../../language/languages";
import { speakInPage } from "../../language/page";
import "../../components/pane.css";

async function start(): Promise<void> {
  const [{ SentPuzzle }] = await Promise.all([import("./SentPuzzle"), speakInPage(tagOfPage())]);
  document.title = i18n.t("Puzzlebook: puzzle");
  createRoot(document.getElementById("pane")!).render(<SentPuzzle hash={location.hash} />);
  // Another link in the same tab changes no more of the address than this.
  window.addEventListener("hashchange", () => location.reload());
}

void start();
