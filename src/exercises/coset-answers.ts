import { i18n } from "../language";
import { listedPermutations } from "../permutations/notation";
import { formatPermutation } from "../permutations/permutation";
import type { ProductOrder } from "../permutations/product-order";
import { canonicalNote } from "./cycle-answers";
import { readCycles } from "./cycle-marks";
import type { AnswerPart } from "./exercise";
import { markOf } from "./marks";
import { productOf } from "./random-cycles";

/** What an exercise has that asks for the elements of a coset. Any order and any writing of them is right. */
export function cosetAnswer(
  coset: readonly string[],
  other: readonly string[],
  asked: "Hg" | "gH",
  order: ProductOrder,
): AnswerPart {
  return {
    form: i18n.t("permutations with commas between them, such as (a b), (c d e)"),
    answer: coset.join(", "),
    mark: markOf((text) => whyWrong(text, coset, other, asked, order)),
    writings: () => ({
      texts: [...arranged(coset)].flatMap((each) => [each.join(", "), each.join(",")]),
      note: `${i18n.t("Put commas between the elements.")} ${canonicalNote()}`,
    }),
  };
}

function whyWrong(
  text: string,
  coset: readonly string[],
  other: readonly string[],
  asked: "Hg" | "gH",
  order: ProductOrder,
): string | undefined {
  const found: string[] = [];
  for (const each of listedPermutations(text.replace(/^\s*\{(.*)\}\s*$/su, "$1"))) {
    const cycles = readCycles(each, order);
    if (typeof cycles === "string") return cycles;
    found.push(formatPermutation(productOf(cycles)));
  }
  const isSame = (elements: readonly string[]) =>
    found.every((each) => elements.includes(each)) && elements.every((each) => found.includes(each));
  const twice = found.find((each, k) => found.indexOf(each) !== k);
  if (twice !== undefined) return i18n.t("{element} is there twice.", { element: twice });
  if (isSame(coset)) return undefined;
  if (isSame(other)) return i18n.t("That is the coset {coset}.", { coset: asked === "Hg" ? "gH" : "Hg" });
  const outside = found.find((each) => !coset.includes(each));
  if (outside !== undefined) {
    return found.length === 1 && coset.length > 1
      ? i18n.t("Expected {count} permutations, with commas between them.", { count: coset.length })
      : i18n.t("{element} is not in {coset}.", { element: outside, coset: asked });
  }
  return i18n.t("Elements are missing: a coset has as many elements as H.");
}

/** All orders of a few items. */
function* arranged<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) return void (yield []);
  for (const [k, item] of items.entries()) {
    for (const rest of arranged([...items.slice(0, k), ...items.slice(k + 1)])) yield [item, ...rest];
  }
}
