import { readSelectedPlace, readValues } from "../../excel/selection";
import { watchSelection, watchSheets } from "../../excel/watch";
import type { Scratch } from "../scratch";
import { compared, type Check } from "../check";

/** Watches while `act` runs. Returns whether the watcher was notified of it. */
async function reported(
  scratch: Scratch,
  watch: (changed: () => void) => Promise<() => Promise<void>>,
  act: () => Promise<void>,
): Promise<boolean> {
  let calls = 0;
  scratch.throwIfCancelled();
  const stop = await watch(() => calls++);
  scratch.afterwards(stop);
  // Earlier notifications do not count.
  const before = await scratch.until(
    () => calls,
    () => true,
  );
  await act();
  return scratch.until(
    () => calls > before,
    (isReported) => isReported,
  );
}

export const eventChecks: readonly Check[] = [
  {
    id: "events.selection",
    title: /*i18n*/ "Excel tells when other cells are selected, until it is no longer asked",
    run: async (scratch) => {
      await scratch.show("A1");
      let calls = 0;
      const stop = await watchSelection(() => calls++);
      await scratch.show("B2");
      await scratch.until(
        () => calls,
        (times) => times > 0,
      );
      await stop();
      const before = calls;
      await scratch.show("C3");
      await scratch.pause(Math.min(500, scratch.patience));
      return compared([true, 0], [before > 0, calls - before]);
    },
  },
  {
    id: "events.change",
    title: /*i18n*/ "Excel tells when cells change",
    run: async (scratch) => {
      await scratch.show("A1");
      return compared(true, await reported(scratch, watchSheets, () => scratch.enter("D4", [[1]])));
    },
  },
  {
    id: "events.activated",
    title: /*i18n*/ "Excel tells when another sheet is shown",
    run: async (scratch) => {
      await scratch.show("A1");
      const other = await scratch.furtherSheet();
      const act = () =>
        scratch.run(async (context) => {
          context.workbook.worksheets.getItem(other).activate();
          await context.sync();
        });
      return compared(true, await reported(scratch, watchSheets, act));
    },
  },
  {
    id: "events.read-selection",
    title: /*i18n*/ "Of whole columns that are selected, the filled part is read",
    run: async (scratch) => {
      await scratch.enter("B2", [
        ["A", "(1 2)"],
        ["B", "(2 3)"],
      ]);
      await scratch.show("B:C");
      const place = await readSelectedPlace();
      const values = await readValues(place);
      return compared(
        [
          "B2:C3",
          [
            ["A", "(1 2)"],
            ["B", "(2 3)"],
          ],
        ],
        [place.address, values],
      );
    },
  },
];
