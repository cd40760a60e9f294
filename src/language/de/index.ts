import functions from "./functions.json";
import lessons from "./lessons.json";
import pane from "./pane.json";
import view from "./view.json";

/** All texts of the add-in in German. */
export const german = [functions, lessons, pane, view];
