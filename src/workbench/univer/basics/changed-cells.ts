import type { ICellData } from "@univerjs/core";
import type { ISetRangeValuesMutationParams } from "@univerjs/preset-sheets-core";

/** What a change writes to each of its cells; null for those it clears. */
export function* changedCells({ cellValue }: ISetRangeValuesMutationParams): Generator<ICellData | null> {
  for (const row of Object.values(cellValue ?? {}))
    yield* Object.values(row as Record<string, ICellData | null>);
}
