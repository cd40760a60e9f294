import { CellError, shown } from "../../grid/cells";
import { either, i18n } from "../../language";
import { PRODUCT_ORDERS, type ProductOrder } from "../../permutations/product-order";
import { readWords } from "./host-cells";

export type { ProductOrder };

/** The order of an argument; a blank is left to right. Throws a CellError that names both. */
export function readOrder(raw: unknown): ProductOrder {
  const given = readWords(raw, "order").join(" ");
  if (given === "") return "left to right";
  const order = PRODUCT_ORDERS.find((name) => name === given);
  if (order) return order;
  const problem = i18n.t("{answer} is unknown", { answer: shown(given) });
  const choices = either(PRODUCT_ORDERS.map((name) => shown(name)));
  throw new CellError("order", `${problem}; ${i18n.t("expected {choices}", { choices })}`);
}
