import { paintCells, removePaint, type CellPaint, type Look, type SheetCell } from "./cell-paint";
import { openUndoGroup, type UndoGroup } from "./run";

/** Where the marker should be. */
export interface MarkedCells {
  readonly sheetId: string;
  readonly cells: readonly SheetCell[];
}

/** What draws the marker: Excel, or something simpler in tests. */
export interface MarkerPaint {
  paint(sheetId: string, cells: readonly SheetCell[], look: Look, old?: CellPaint): Promise<CellPaint>;
  remove(paint: CellPaint): Promise<void>;
}

/** Excel. If possible, a whole walk is one undo step, so that the user's own steps stay within reach. */
export function excelPaint(): MarkerPaint {
  let walk: UndoGroup | undefined;
  const end = () => {
    walk?.close();
    walk = undefined;
  };
  return {
    async paint(sheetId, cells, look, old) {
      try {
        return await paintCells(sheetId, cells, look, old, (walk ??= openUndoGroup()).run);
      } catch (error) {
        end();
        throw error;
      }
    },
    remove: (paint) => removePaint(paint, walk?.run).finally(end),
  };
}

/**
 * A marker that walks over the cells of a sheet without changing them. It may be asked to move more often than the host can keep up with.
 * When the host is done, the marker goes to the latest place.
 */
export class Marker {
  private wanted: MarkedCells | undefined;
  private shown: CellPaint | undefined;
  private working: Promise<void> | undefined;

  constructor(
    private readonly look: Look,
    private readonly onProblem: (error: unknown) => void,
    private readonly host: MarkerPaint = excelPaint(),
  ) {}

  /** Whether the sheet shows it. */
  get isShown(): boolean {
    return this.shown !== undefined;
  }

  /** Moves the marker, or removes it if there is no place. Resolves when the sheet shows the latest place. */
  show(place: MarkedCells | undefined): Promise<void> {
    this.wanted = place;
    this.working ??= this.follow().finally(() => (this.working = undefined));
    return this.working;
  }

  private async follow(): Promise<void> {
    let done: MarkedCells | undefined | null = null;
    while (done !== this.wanted) {
      done = this.wanted;
      try {
        await this.move(done);
      } catch (error) {
        this.onProblem(error);
      }
    }
  }

  private async move(place: MarkedCells | undefined): Promise<void> {
    // If the host fails, the marker is still where it was, and is removed later.
    if (this.shown && this.shown.sheetId !== place?.sheetId) {
      await this.host.remove(this.shown);
      this.shown = undefined;
    }
    if (place) this.shown = await this.host.paint(place.sheetId, place.cells, this.look, this.shown);
  }
}
