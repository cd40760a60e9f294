import { PRODUCT_ORDERS, type ProductOrder } from "./product-order";

/** What a book chooses once: books differ in it, and no answer is wrong for it. */
export interface Conventions {
  readonly order: ProductOrder;
  /** The cosets that are shown where there is room for one side only: right ones are Hg. */
  readonly cosets: "right" | "left";
  readonly firstPoint: 1 | 0;
  /** How the identity is written. All of these are read, whichever is chosen. */
  readonly identity: "()" | "e" | "1" | "id";
}

type Choices = { readonly [Name in keyof Conventions]: readonly [Conventions[Name], ...Conventions[Name][]] };

/** The choices, the usual one first. */
export const CONVENTIONS: Choices = {
  order: PRODUCT_ORDERS,
  cosets: ["right", "left"],
  firstPoint: [1, 0],
  identity: ["()", "e", "1", "id"],
};

/** The conventions of a value that was kept; the usual one for each that is missing or unknown. */
export function conventionsOf(kept: Readonly<Record<string, unknown>> = {}): Conventions {
  const chosen = <Choice>(name: string, [usual, ...others]: readonly [Choice, ...Choice[]]): Choice =>
    others.find((each) => each === kept[name]) ?? usual;
  return {
    order: chosen("order", CONVENTIONS.order),
    cosets: chosen("cosets", CONVENTIONS.cosets),
    firstPoint: chosen("firstPoint", CONVENTIONS.firstPoint),
    identity: chosen("identity", CONVENTIONS.identity),
  };
}

export const USUAL_CONVENTIONS: Conventions = conventionsOf();

/** A permutation in canonical form, with the identity as the book writes it. */
export const asInBook = (cycles: string, { identity }: Pick<Conventions, "identity">): string =>
  cycles === "()" ? identity : cycles;
