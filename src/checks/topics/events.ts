import { readSelectedPlace, readValues } from "../../excel/selection";
import { watchSelection, watchSheets } from "../../excel/watch";
import type { Bench } from "../bench";
import { compared, type Check } from "../check";

/** Watches while `act` runs. Returns whether the watcher was notified of it. */
async function toldOf(
  bench: Bench,
  watch: (changed: () => void) => Promise<() => Promise<void>>,
  act: () => Promise<void>,
): Promise<boolean> {
  let told = 0;
  bench.goOn();
  const stop = await watch(() => told++);
  bench.afterwards(stop);
  // Earlier notifications do not count.
  const before = await bench.until(
    () => told,
    () => true,
  );
  await act();
  return bench.until(
    () => told > before,
    (isTold) => isTold,
  );
}

export const eventChecks: readonly Check[] = [
  {
    id: "events.selection",
    title: /*i18n*/ "Excel tells when other cells are selected, until it is no longer asked",
    run: async (bench) => {
      await bench.show("A1");
      let told = 0;
      const stop = await watchSelection(() => told++);
      await bench.show("B2");
      await bench.until(
        () => told,
        (times) => times > 0,
      );
      await stop();
      const before = told;
      await bench.show("C3");
      await bench.pause(Math.min(500, bench.patience));
      return compared([true, 0], [before > 0, told - before]);
    },
  },
  {
    id: "events.change",
    title: /*i18n*/ "Excel tells when cells change",
    run: async (bench) => {
      await bench.show("A1");
      return compared(true, await toldOf(bench, watchSheets, () => bench.enter("D4", [[1]])));
    },
  },
  {
    id: "events.activated",
    title: /*i18n*/ "Excel tells when another sheet is shown",
    run: async (bench) => {
      await bench.show("A1");
      const other = await bench.furtherSheet();
      const act = () =>
        bench.run(async (context) => {
          context.workbook.worksheets.getItem(other).activate();
          await context.sync();
        });
      return compared(true, await toldOf(bench, watchSheets, act));
    },
  },
  {
    id: "events.read-selection",
    title: /*i18n*/ "Of whole columns that are selected, the filled part is read",
    run: async (bench) => {
      await bench.enter("B2", [
        ["A", "(1 2)"],
        ["B", "(2 3)"],
      ]);
      await bench.show("B:C");
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
