import { createRoot } from "react-dom/client";
import { associateCommands, reportProblem } from "../commands";
import { openWithWorkbook } from "../excel/open-with-workbook";
import { describeProblem } from "../excel/problems";
import { App } from "./App";
import { speakHostLanguage } from "./host-language";

Office.onReady(async () => {
  associateCommands();
  await speakHostLanguage();
  createRoot(document.getElementById("pane")!).render(<App />);
  await openWithWorkbook().catch((error: unknown) => reportProblem(describeProblem(error)));
});
