import { PRODUCT_ORDERS, type ProductOrder } from "../../permutations/product-order";
import { readChoice } from "./choice";

export type { ProductOrder };

/** The order of an argument; a blank is left to right. Throws a CellError that names both. */
export const readOrder = (raw: unknown): ProductOrder => readChoice(raw, "order", PRODUCT_ORDERS);
