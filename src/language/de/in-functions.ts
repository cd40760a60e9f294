import { addTexts } from "..";
import functions from "./functions.json";

addTexts("de", functions);
