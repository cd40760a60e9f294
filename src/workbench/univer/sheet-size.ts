/** Enough for the products of three passes; what Excel has (2^20 rows) would make the scroll bars useless. */
export const ROWS = 20_000;
export const COLUMNS = 100;
