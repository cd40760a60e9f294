import { runAfterEdit } from "./run";

type WatchedEvents = (workbook: Excel.Workbook) => readonly OfficeExtension.EventHandlers<unknown>[];

/** Calls `changed` on each of these events. Returns a function that stops this. */
async function watch(events: WatchedEvents, changed: () => void): Promise<() => Promise<void>> {
  return runAfterEdit(async (context) => {
    const registrations = events(context.workbook).map((event) => event.add(async () => changed()));
    await context.sync();
    return async () => {
      registrations.forEach((registration) => registration.remove());
      await registrations[0]!.context.sync();
    };
  });
}

/**
 * Calls `changed` when the user selects other cells, and when cells change or are recalculated, since they may be selected. Returns a
 * function that stops this.
 */
export const watchSelection = (changed: () => void) =>
  watch(
    (workbook) => [
      workbook.onSelectionChanged,
      workbook.worksheets.onChanged,
      workbook.worksheets.onCalculated,
    ],
    changed,
  );

/**
 * Calls `changed` when another sheet is shown, when a sheet is deleted, and when cells change or are recalculated. Returns a function that
 * stops this.
 */
export const watchSheets = (changed: () => void) =>
  watch(
    ({ worksheets }) => [
      worksheets.onActivated,
      worksheets.onChanged,
      worksheets.onCalculated,
      worksheets.onDeleted,
    ],
    changed,
  );

/** Calls `changed` when another sheet is shown. Returns a function that stops this. */
export const watchShownSheet = (changed: () => void) =>
  watch(({ worksheets }) => [worksheets.onActivated], changed);

/** Stops a watch. What has failed about it was told of, and ends with the page. */
export const stopWatching = (watching: Promise<() => Promise<void>>): Promise<void> =>
  watching.then((stop) => stop()).catch(() => undefined);
