/** Enough for the products of three passes. Excel's size (2^20 rows) would make the scroll bars useless. */
export const ROWS = 20_000;
export const COLUMNS = 100;
