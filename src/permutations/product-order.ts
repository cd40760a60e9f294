/** Which factor of a product comes first: that on the left or, as with functions f∘g, that on the right. */
export const PRODUCT_ORDERS = ["left to right", "right to left"] as const;

export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** The factors of a product as written, the first to act first. */
export function factorsInOrder<Factor>(factors: Factor[], order: ProductOrder): Factor[] {
  return order === "left to right" ? factors : [...factors].reverse();
}
