/** The names, in sheets that have them, of the yellow cells that a book's conventions fill when the sheet is made. */
export const BOOK_CELLS = { order: "Puzzlebook_order", cosets: "Puzzlebook_cosets" } as const;
