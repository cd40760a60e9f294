import type { FUniver } from "@univerjs/presets";
import type { Workbench } from "./index";

declare global {
  interface Window {
    univerAPI?: FUniver;
    workbench?: Workbench;
  }
}
