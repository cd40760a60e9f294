import type { Printable } from "../../../../drawing/drawing";
import type { FreeTheKeyPlay } from "../../play";
import { printedDisk, printedGuide, printedLid } from "./disk";
import { printedKey } from "./key";
import { measuresOf } from "./measures";

/** The key and its disk for a 3D printer. */
export const printable: Printable<FreeTheKeyPlay> = {
  parts(play, clearance) {
    const measures = measuresOf(play, clearance);
    return [printedKey, printedDisk, printedGuide, printedLid].map((part) => part(measures));
  },
  steps: [
    /*i18n*/ "Print the four parts as they lie. They need no support.",
    /*i18n*/ "Put the guide into the disk, and glue the lid on the collar. The guide must still turn.",
    /*i18n*/ "Hold the key with its handle at the left and its ridge towards you: the teeth above are at the top.",
    /*i18n*/ "Put the disk on at the tip, with the lid towards the tip and the guide’s notch over the ridge. To bring the disk to the handle, solve the puzzle backwards.",
    /*i18n*/ "The disk is at its start when it touches the handle and its mark is at the top.",
  ],
};
