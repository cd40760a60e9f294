import { createRoot } from "react-dom/client";
import { LargerView } from "./LargerView";
import "../../taskpane.css";

Office.onReady(() => createRoot(document.getElementById("pane")!).render(<LargerView />));
