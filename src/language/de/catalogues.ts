import checks from "./checks.json";
import functions from "./functions.json";
import lessons from "./lessons.json";
import pane from "./pane.json";
import view from "./view.json";
import workbench from "./workbench.json";

/** All texts of the add-in and the workbench. */
export const catalogues = [checks, functions, lessons, pane, view, workbench];
