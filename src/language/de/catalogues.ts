import functions from "./functions.json";
import lessons from "./lessons.json";
import pane from "./pane.json";
import selfCheck from "./self-check.json";
import view from "./view.json";
import workbench from "./workbench.json";

/** All texts of the add-in and the workbench. */
export const catalogues = [functions, lessons, pane, selfCheck, view, workbench];
