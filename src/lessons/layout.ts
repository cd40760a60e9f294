import { areaAddress, cellAddress, columnOfLetters, fixed, rowOfAddress } from "../grid/addresses";
import type { LessonBlock } from "./lesson";

/** A rectangle of cells. In a text it is its address, such as `C14` or `B6:C11`. Rows and columns count from 0. */
export class Area {
  constructor(
    readonly top: number,
    readonly left: number,
    readonly rows = 1,
    readonly columns = 1,
  ) {}

  toString(): string {
    const { top, left, rows, columns } = this;
    return rows * columns === 1 ? cellAddress(top, left) : areaAddress(top, left, rows, columns);
  }

  /** The address with `$` signs: `$B$6:$C$11`. */
  get fixed(): string {
    return fixed(this.toString());
  }

  /** The address with `$` signs before columns only, or before rows only: `$B6:$C11`, `B$6:C$11`. */
  get fixedColumns(): string {
    return this.toString().replace(/[A-Z]+/g, "$$$&");
  }

  get fixedRows(): string {
    return this.toString().replace(/\d+/g, "$$$&");
  }

  /** In the formula of a paint on it: the row of the cell that is painted, or its column, counted from 1 within the area. */
  get paintedRow(): string {
    return `ROWS(${this.first.fixedRows}:${this.first})`;
  }

  get paintedColumn(): string {
    return `COLUMNS(${this.first.fixedColumns}:${this.first})`;
  }

  /** One of its cells, or one beyond its edges. */
  cell(down: number, right = 0): Area {
    return new Area(this.top + down, this.left + right);
  }

  get first(): Area {
    return this.cell(0);
  }

  /** The smallest area with this one and another one. */
  to({ top, left, rows, columns }: Area): Area {
    const [firstRow, firstColumn] = [Math.min(this.top, top), Math.min(this.left, left)];
    return new Area(
      firstRow,
      firstColumn,
      Math.max(this.top + this.rows, top + rows) - firstRow,
      Math.max(this.left + this.columns, left + columns) - firstColumn,
    );
  }

  /** One of its columns, or several adjacent ones. */
  column(right: number, columns = 1): Area {
    return new Area(this.top, this.left + right, this.rows, columns);
  }

  /** One of its rows, or several adjacent ones. */
  row(down: number, rows = 1): Area {
    return new Area(this.top + down, this.left, rows, this.columns);
  }
}

/** Cells as an area, or as an address or a formula. */
export type Place = Area | string;

/** The areas that have names in a lesson. */
export type Areas = Readonly<Record<string, Area>>;

/** A part of an item: where it is within the item, and its name or how its blocks are made for the area that it gets. */
interface Part {
  readonly down: number;
  readonly right: number;
  readonly rows: number;
  readonly columns: number;
  readonly name?: string;
  readonly blocks?: (area: Area) => readonly LessonBlock[];
}

/** Something on a sheet that has a size, but no place yet. */
export class Item {
  constructor(
    readonly rows: number,
    readonly columns: number,
    readonly parts: readonly Part[] = [],
  ) {}
}

/** An item, or items below each other by the names of their cells. */
export type Content = Item | Readonly<Record<string, Item>>;

/** An item whose blocks depend on where it is. */
export const drawn = (rows: number, columns: number, blocks: Part["blocks"] & {}): Item =>
  new Item(rows, columns, [{ down: 0, right: 0, rows, columns, blocks }]);

/** An item, with a name for some of its cells; for all of them if no others are given. */
export const named = (
  name: string,
  item: Item,
  { down = 0, right = 0, rows = item.rows, columns = item.columns }: Partial<Part> = {},
): Item => new Item(item.rows, item.columns, [...item.parts, { down, right, rows, columns, name }]);

const itemsOf = (content: Content): Item[] =>
  content instanceof Item ? [content] : Object.entries(content).map(([name, item]) => named(name, item));

const moved = ({ parts }: Item, rows: number, columns: number) =>
  parts.map((part) => ({ ...part, down: part.down + rows, right: part.right + columns }));

/** Items below each other. */
export function stack(...contents: readonly Content[]): Item {
  const items = contents.flatMap(itemsOf);
  let rows = 0;
  const parts = items.flatMap((item) => {
    rows += item.rows;
    return moved(item, rows - item.rows, 0);
  });
  return new Item(rows, Math.max(0, ...items.map(({ columns }) => columns)), parts);
}

/** Items next to each other. */
export function beside(...contents: readonly Content[]): Item {
  const items = contents.flatMap(itemsOf);
  let columns = 0;
  const parts = items.flatMap((item) => {
    columns += item.columns;
    return moved(item, 0, columns - item.columns);
  });
  return new Item(Math.max(0, ...items.map(({ rows }) => rows)), columns, parts);
}

/** Items below each other, by the cell where the first of them begins. */
export type Panels = Readonly<Record<string, readonly Content[]>>;

/** Gives all items of the panels their places. */
export function place(panels: Panels): { readonly areas: Areas; readonly blocks: () => LessonBlock[] } {
  const parts = Object.entries(panels).flatMap(([at, contents]) =>
    stack(...contents).parts.map(({ down, right, rows, columns, ...part }) => ({
      ...part,
      area: new Area(
        rowOfAddress(at) - 1 + down,
        columnOfLetters(at.replace(/\d+/, "")) + right,
        rows,
        columns,
      ),
    })),
  );
  return {
    areas: Object.fromEntries(parts.flatMap(({ name, area }) => (name === undefined ? [] : [[name, area]]))),
    blocks: () => parts.flatMap(({ blocks, area }) => blocks?.(area) ?? []),
  };
}
