import { createRoot } from "react-dom/client";
import { reportProblem } from "../commands/problems";
import { speakHostLanguage } from "../excel/host-language";
import { openWithWorkbook } from "../excel/open-with-workbook";
import { App } from "./App";

void Office.onReady(async () => {
  await speakHostLanguage();
  createRoot(document.getElementById("pane")!).render(<App />);
  await openWithWorkbook().catch(reportProblem);
});
