import { paintCells, removePaint, type CellPaint, type Look, type SheetCell } from "./cell-paint";
import { openUndoGroup, type UndoGroup } from "./run";

/** Where the marker shall stand. */
export interface MarkedCells {
  readonly sheetId: string;
  readonly cells: readonly SheetCell[];
}

/** What draws for the marker: Excel, and something simpler in tests. */
export interface MarkerPaint {
  paint(sheetId: string, cells: readonly SheetCell[], look: Look, old?: CellPaint): Promise<CellPaint>;
  remove(paint: CellPaint): Promise<void>;
}

/** Excel, where a whole walk is one step of undo if that can be: the user's own steps stay within reach. */
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
 * A marker that walks over the cells of a sheet and leaves them as they were. It may be told to move more often than
 * the host can: whenever the host is done, the marker goes to the newest place.
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

  /** Moves the marker; without a place it goes. Resolves when the sheet shows the newest place. */
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
    // Where the host fails, the marker is still where it was, to be removed later.
    if (this.shown && this.shown.sheetId !== place?.sheetId) {
      await this.host.remove(this.shown);
      this.shown = undefined;
    }
    if (place) this.shown = await this.host.paint(place.sheetId, place.cells, this.look, this.shown);
  }
}
