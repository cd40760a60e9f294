import type { Spreadsheet } from "../basics/spreadsheet";

/** A finger that has moved farther swipes. Two taps that are nearer to each other are at the same place. In px. */
const SLOP = 10;
/** A finger that rests this long selects. In ms. */
const LONG_PRESS = 500;
/** Univer takes two taps within this time for a double tap. In ms. */
const DOUBLE_TAP = 500;
/** How near to the corner of the selection a finger pulls it. In px. */
const REACH = 16;
/** The width of the bars at the edges. In px. */
const BAR = 16;

interface Finger {
  readonly grid: HTMLCanvasElement;
  readonly down: PointerEvent;
  last: PointerEvent;
  /** What selects is left to Univer. */
  does: "rest" | "scroll" | "select";
  /** In px per ms. */
  speed: { x: number; y: number };
  longPress?: ReturnType<typeof setTimeout>;
  /** Whether it came down while the sheet was gliding. */
  readonly stopped: boolean;
}

type Place = Pick<MouseEvent, "clientX" | "clientY">;

const distance = (from: Place, to: Place) => Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY);

/** The grid under a finger. */
function gridUnder({ isTrusted, pointerType, target }: PointerEvent): HTMLCanvasElement | undefined {
  const isOurs = isTrusted && pointerType === "touch" && target instanceof HTMLCanvasElement;
  return isOurs && target.id.startsWith("univer-sheet-main-canvas") ? target : undefined;
}

const isOnBar = ({ offsetX, offsetY }: PointerEvent, { clientWidth, clientHeight }: HTMLElement) =>
  offsetX > clientWidth - BAR || offsetY > clientHeight - BAR;

/**
 * Makes a finger scroll the sheet. Univer takes it for a mouse, whose stroke selects cells. Cells are selected by a long press, also with
 * a stroke after it, and by pulling the corner of the selection. Univer is told of a finger once it is clear what the finger does.
 */
export function scrollBySwipes(spreadsheet: Spreadsheet, page: Document): void {
  let finger: Finger | undefined;
  let lastTap: PointerEvent | undefined;
  const glide = new Glide();

  const send = ({ grid, down }: Finger, type: string, { clientX, clientY }: Place, shiftKey = false) => {
    const { pointerId, pointerType, isPrimary } = down;
    const who = { pointerId, pointerType, isPrimary, clientX, clientY, shiftKey };
    grid.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...who }));
  };

  const scroll = ({ grid, down: { clientX, clientY } }: Finger, deltaX: number, deltaY: number) => {
    const by = { clientX, clientY, deltaX, deltaY };
    grid.dispatchEvent(new WheelEvent("wheel", { bubbles: true, cancelable: true, ...by }));
  };

  function begin(grid: HTMLCanvasElement, down: PointerEvent): void {
    clearTimeout(finger?.longPress);
    const stopped = glide.stop();
    const begun: Finger = { grid, down, last: down, does: "rest", speed: { x: 0, y: 0 }, stopped };
    begun.longPress = setTimeout(() => {
      begun.does = "select";
      send(begun, "pointerdown", down);
    }, LONG_PRESS);
    finger = begun;
  }

  /** Returns whether Univer is to hear of the move. */
  function move(moved: Finger, to: PointerEvent): boolean {
    if (moved.does === "rest" && distance(moved.down, to) > SLOP) {
      clearTimeout(moved.longPress);
      const corner = pulledCorner(spreadsheet, moved);
      moved.does = corner ? "select" : "scroll";
      if (corner) send(moved, "pointerdown", corner, true);
    }
    if (moved.does !== "scroll") return moved.does === "select";
    const { last, speed } = moved;
    const [x, y] = [last.clientX - to.clientX, last.clientY - to.clientY];
    const time = Math.max(to.timeStamp - last.timeStamp, 1);
    moved.speed = { x: (speed.x + x / time) / 2, y: (speed.y + y / time) / 2 };
    moved.last = to;
    scroll(moved, x, y);
    return false;
  }

  function lift(lifted: Finger, up: PointerEvent): void {
    if (lifted.does === "scroll") glide.start(lifted, up, (x, y) => scroll(lifted, x, y));
    if (lifted.does !== "rest" || lifted.stopped) return;
    // Fingers do not hit the same pixel twice, as Univer expects of a double tap.
    const isDouble = lastTap && up.timeStamp - lastTap.timeStamp < DOUBLE_TAP && distance(lastTap, up) < SLOP;
    const place = isDouble ? lastTap! : lifted.down;
    lastTap = isDouble ? undefined : up;
    send(lifted, "pointerdown", place);
    send(lifted, "pointerup", place);
  }

  /** Returns whether Univer is to hear of the event itself. */
  function follow(event: PointerEvent, grid: HTMLCanvasElement): boolean {
    const { type, pointerId, isPrimary } = event;
    if (type === "pointerdown" && isPrimary && !isOnBar(event, grid)) begin(grid, event);
    if (!finger) return true;
    // A second finger does nothing.
    if (type === "pointerdown" || pointerId !== finger.down.pointerId) return false;
    if (type === "pointermove") return move(finger, event);
    const lifted = finger;
    finger = undefined;
    clearTimeout(lifted.longPress);
    if (type === "pointerup") lift(lifted, event);
    return lifted.does === "select";
  }

  const hear = (event: PointerEvent) => {
    const grid = gridUnder(event);
    if (grid && !follow(event, grid)) event.stopImmediatePropagation();
  };
  for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const)
    page.addEventListener(type, hear, { capture: true });
  page.addEventListener("contextmenu", (event) => finger && event.preventDefault());
}

/** The middle of the selection’s last cell, if the finger came down at its corner. */
function pulledCorner({ univerAPI }: Spreadsheet, { grid, down }: Finger): Place | undefined {
  const workbook = univerAPI.getActiveWorkbook();
  const selected = workbook?.getActiveRange();
  if (!selected) return undefined;
  const sheet = workbook!.getActiveSheet();
  // As if nothing were scrolled.
  const placeOf = (row: number, column: number) => sheet.getRange(row, column).getCellRect();
  const [row, column] = [selected.getLastRow(), selected.getLastColumn()];
  const { xSplit, ySplit } = sheet.getFreeze();
  const { sheetViewStartRow, sheetViewStartColumn, offsetX, offsetY } = sheet.getScrollState();
  const first = placeOf(sheetViewStartRow, sheetViewStartColumn);
  const frozen = placeOf(ySplit, xSplit);
  const scrolledX = column < xSplit ? 0 : first.x + offsetX - frozen.x;
  const scrolledY = row < ySplit ? 0 : first.y + offsetY - frozen.y;
  const zoom = sheet.getZoom();
  const { left, top } = grid.getBoundingClientRect();
  const place = (x: number, y: number) => ({
    clientX: left + (x - scrolledX) * zoom,
    clientY: top + (y - scrolledY) * zoom,
  });
  const { right, bottom, width, height } = placeOf(row, column);
  const isPulled = distance(place(right, bottom), down) < REACH;
  return isPulled ? place(right - width / 2, bottom - height / 2) : undefined;
}

/** What remains of the speed after a millisecond. */
const REMAINS = 0.996;
/** In px per ms. */
const SLOWEST = 0.03;
/** A finger that has rested this long before it is lifted does not throw the sheet. In ms. */
const RESTED = 100;

/** The scrolling that goes on after a swipe and becomes slower. */
class Glide {
  private request: number | undefined;

  start({ last, speed }: Finger, up: PointerEvent, scroll: (x: number, y: number) => void): void {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill || up.timeStamp - last.timeStamp > RESTED) return;
    let before = performance.now();
    let { x, y } = speed;
    const frame = (now: number) => {
      const past = Math.max(now - before, 0);
      before = now;
      scroll(x * past, y * past);
      [x, y] = [x * REMAINS ** past, y * REMAINS ** past];
      this.request = Math.hypot(x, y) > SLOWEST ? requestAnimationFrame(frame) : undefined;
    };
    this.request = requestAnimationFrame(frame);
  }

  /** Returns whether there was anything to stop. */
  stop(): boolean {
    if (this.request === undefined) return false;
    cancelAnimationFrame(this.request);
    this.request = undefined;
    return true;
  }
}
