import { i18n } from "../../language";
import { isNoneOf, type InputCheck } from "../../lessons/checks";
import { PRODUCT_ORDERS } from "../../permutations/product-order";

/** The orders as constants of formulas. */
export const ORDERS = PRODUCT_ORDERS.map((order) => `"${order}"`);

/** Refuses what is not an order in the yellow cell for it. A blank cell means the usual order. */
export const orderCheck = (cell: string): InputCheck => ({
  cells: cell,
  wrong: isNoneOf(cell, ORDERS),
  problem: (cells) => i18n.t("{cells}: type “left to right” or “right to left”.", { cells }),
});

export const orderNote = () =>
  i18n.t("left to right: the first factor acts first. right to left: the last one does, as with functions.");
