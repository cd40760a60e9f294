import functions from "./functions.json";
import lessons from "./lessons.json";
import pane from "./pane.json";
import view from "./view.json";
import workbench from "./workbench.json";

/** All texts in German. */
export const german = [functions, lessons, pane, view, workbench];
