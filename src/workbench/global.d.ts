import type { FUniver } from "@univerjs/core/facade";
import type { Workbench } from "./index";

declare global {
  interface Window {
    univerAPI?: FUniver;
    workbench?: Workbench;
  }
}
