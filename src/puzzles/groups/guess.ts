import { i18n } from "../../language";
import { isBlank, textOf, type Cell, type Cells } from "../../grid/cells";
import { describeGroup } from "../../permutations/groups/group-description";
import { parseCycles } from "../../permutations/notation";
import { formatPermutation, order, permutationOfCycles } from "../../permutations/permutation";
import type { LabelledPermutation } from "../../permutations/products";
import {
  ifReadable,
  type AnswerFormula,
  type Fact,
  type KindGuess,
  type Likeness,
} from "../../playing/guess";
import type { Steps } from "../../steps";
import { cyclesIn, hasParentheses, orderIn } from "./cycle-cells";
import { conditionsOf, generatorsIn, type GeneratorOptions } from "./generator-cells";

/** More cells and characters than any puzzle has; reading them takes a moment. */
const MAX_CELLS = 4_000;
const MAX_CHARACTERS = 400_000;
const LABELS_SHOWN = 8;
/** Longer texts are not words that somebody would select as a puzzle. */
const MAX_WORD = 1_000;

function isSmall(cells: Cells): boolean {
  if (cells.length * cells[0].length > MAX_CELLS) return false;
  return cells.flat().reduce<number>((sum, cell) => sum + String(cell).length, 0) <= MAX_CHARACTERS;
}

/** The generators in cells, under a heading or not. */
export function generatorsOf(
  cells: Cells,
  options: Pick<GeneratorOptions, "conditions"> = {},
): readonly LabelledPermutation[] | undefined {
  if (!isSmall(cells)) return undefined;
  return ifReadable(() => generatorsIn(cells, "generators", { header: true, ...options }));
}

const looksLikeGenerators =
  (likelihood: number, options?: Pick<GeneratorOptions, "conditions">) =>
  (cells: Cells): Likeness | undefined => {
    const labels = generatorsOf(cells, options)?.map(({ label }) => label);
    if (!labels || new Set(labels).size < labels.length) return undefined;
    return {
      likelihood,
      reason: i18n.t(
        "{count, plural, one {a label next to a permutation} other {# labels next to permutations}}: {labels}",
        {
          count: labels.length,
          labels: labels.slice(0, LABELS_SHOWN).join(", ") + (labels.length > LABELS_SHOWN ? " …" : ""),
        },
      ),
    };
  };

function looksLikePermutations(cells: Cells): Likeness | undefined {
  if (!isSmall(cells)) return undefined;
  const filled = cells.flat().filter((cell) => !isBlank(cell));
  const isRead = (cell: Cell) => ifReadable(() => cyclesIn(cell, "cycles")) !== undefined;
  if (!filled.some(hasParentheses) || !filled.every(isRead)) return undefined;
  return {
    likelihood: 0.9,
    reason: i18n.t("{count, plural, one {a permutation} other {# permutations}} in cycles", {
      count: filled.length,
    }),
  };
}

/** Labels and the signs of words; a colon stands only in brackets. */
const WRITTEN_AS_WORD = /^(?:[\p{L}\p{N}'^,\s()[\]{}*·×⋅+−⁻⁺-]|(?<=\[[^\]]*):)+[.;]?$/u;

/** A word is a single cell with letters, such as `BADD` or `RUF'`, and no sentence. */
export function wordIn(cells: Cells): string | undefined {
  if (cells.length !== 1 || cells[0].length !== 1 || typeof cells[0][0] !== "string") return undefined;
  const word = textOf(cells[0][0]);
  return word.length <= MAX_WORD && WRITTEN_AS_WORD.test(word) && /\p{L}/u.test(word) ? word : undefined;
}

function looksLikeWord(cells: Cells): Likeness | undefined {
  const word = wordIn(cells);
  if (word === undefined) return undefined;
  if (/\p{Ll}{3}.*\s|\s.*\p{Ll}{3}/u.test(word)) return undefined;
  return {
    likelihood: /\p{Ll}/u.test(word) ? 0.25 : 0.5,
    reason: i18n.t("a word in the labels of generators"),
  };
}

function* factsOfGroup({
  generators: cells,
  order: orderCells,
}: Readonly<Record<string, Cells>>): Steps<readonly Fact[]> {
  const options = { header: true, order: orderIn(orderCells), conditions: true };
  const generators = generatorsIn(cells, "generators", options);
  // With conditions, the words do not make a group.
  if (conditionsOf(generators)) return [];
  const { name, orderText } = yield* describeGroup(generators.map(({ permutation }) => permutation));
  return [
    { title: i18n.t("The group"), value: name },
    { title: i18n.t("Its order"), value: orderText },
  ];
}

const GROUP_FORMULAS: readonly AnswerFormula[] = [
  {
    title: /*i18n*/ "the group's name",
    template: "PUZZLE.GROUPNAME({generators})",
    widths: { generators: 2 },
  },
  {
    title: /*i18n*/ "the group's order",
    template: "PUZZLE.GROUPORDER({generators})",
    widths: { generators: 2 },
  },
];

export const generatorsGuess: KindGuess = {
  looks: { generators: looksLikeGenerators(0.97, { conditions: true }), word: looksLikeWord },
  formulas: [
    {
      title: /*i18n*/ "what the word makes",
      template: "PUZZLE.WORDTOCYCLES({word},{generators})",
      fromRight: 'PUZZLE.WORDTOCYCLES({word},{generators},"right to left")',
    },
    {
      title: /*i18n*/ "the word for the target",
      template: "PUZZLE.FACTORCYCLES({target},{generators})",
      fromRight: 'PUZZLE.FACTORCYCLES({target},{generators},,"right to left")',
    },
    ...GROUP_FORMULAS,
  ],
  facts: factsOfGroup,
};

export const groupGuess: KindGuess = {
  looks: { generators: looksLikeGenerators(0.9) },
  formulas: GROUP_FORMULAS,
  facts: factsOfGroup,
};

export const latticeGuess: KindGuess = {
  looks: { generators: looksLikeGenerators(0.85) },
  formulas: [{ title: /*i18n*/ "the group's subgroups", template: "PUZZLE.SUBGROUPS({generators})" }],
  facts: factsOfGroup,
};

export const permutationGuess: KindGuess = {
  looks: { cycles: looksLikePermutations },
  formulas: [
    {
      title: /*i18n*/ "the product in separate cycles",
      template: "PUZZLE.MULTIPLYCYCLES({cycles})",
      fromRight: "PUZZLE.COMPOSECYCLES({cycles})",
    },
  ],
  // eslint-disable-next-line require-yield -- it is done in a moment
  *facts({ cycles, order: orderCells }: Readonly<Record<string, Cells>>) {
    const factors = cycles.flat().filter((cell) => !isBlank(cell));
    const product = permutationOfCycles(parseCycles(factors.map(textOf).join(" "), orderIn(orderCells)));
    return [
      { title: i18n.t("In separate cycles"), value: formatPermutation(product) },
      { title: i18n.t("Its order"), value: String(order(product)) },
    ];
  },
};
