import { offerTexts } from "../offered-texts";
import functions from "./functions.json";

offerTexts("de", functions);
