import { i18n } from "../../../language";
import type { Guard } from "../../groups/lesson-word";
import { answerOf, textFormula } from "../../../lessons/formula-text";
import { table } from "../../../lessons/items";
import { drawn, type Item } from "../../../lessons/layout";

/** The sizes of tracks whose groups are listed. Smaller ones have no room for anything but turning and reflecting. */
export const LEAST = 4;
export const MOST = 24;

/** A formula for the round of all pieces by one place. */
export const roundOf = (n: string) => `"("&TEXTJOIN(" ",TRUE,SEQUENCE(${n}))&")"`;

/** A formula for the flip of the first k pieces: the first changes places with the last, the second with the last but one, and so on. */
export function flipOf(k: string): string {
  const first = `SEQUENCE(INT(${k}/2))`;
  return `IF(${k}<2,"()",TEXTJOIN("",TRUE,"("&${first}&" "&${k}+1-${first}&")"))`;
}

/** A formula for the group by the theorem of Nash and Randall. */
export function theoremFor(n: string, k: string): string {
  const all = `"S"&${n}`;
  const halves = `"S"&${n}/2&" wr C2"`;
  const half = textFormula(i18n.t("half of {group}", { group: answerOf(halves) }));
  const apart = `IF(MOD(${k},4)=3,${halves},IF((MOD(${k},8)=1)*(MOD(${n},4)=2),"A"&${n}/2&" wr C2",${half}))`;
  const even = `IF(MOD(${k},2)=0,${all},${apart})`;
  const odd = `IF(MOD(${k},4)<2,"A"&${n},${all})`;
  return `IF(${k}=1,"C"&${n},IF(${k}>=${n}-1,"D"&${n},IF(MOD(${n},2)=0,${even},${odd})))`;
}

/** The theorem in words. */
export const theoremInWords = (): string[] => [
  i18n.t(
    "If k is 1, the pieces only go round: Cn. If k is n − 1 or n, the track is turned and reflected: Dn. Otherwise:",
  ),
  i18n.t("If n and k are even, R is odd, and all arrangements can be reached: Sn."),
  i18n.t(
    "If n is odd, R is even. If T is odd (k = 2, 3, 6, 7, …), all arrangements can be reached: Sn. Otherwise half of them can: An.",
  ),
  i18n.t(
    "If n is even and k is odd, the pieces on every other place stay together. The group is in S(n/2) wr C2:",
  ),
  i18n.t(
    "all of it for k = 3, 7, 11, …. If n/2 is odd, a quarter of it, A(n/2) wr C2, for k = 9, 17, …. Otherwise half of it.",
  ),
];

/**
 * The groups of all tracks with the typed k; each needs two rows, for its two generators.
 *
 * @param labels the cells with the labels of the generators
 */
export function groupTable(k: string, labels: readonly [string, string], ifRight: Guard): Item {
  const rows = drawn(2 * (MOST - LEAST + 1), 6, (area) => {
    const cells = Array.from({ length: MOST - LEAST + 1 }, (_, index) => {
      const [n, label] = [0, 1].map((column) => area.cell(2 * index, column));
      const ifLarge = (formula: string) => ifRight(`IF(${n}<${k},"",${formula})`);
      const generators = `${label}:${area.cell(2 * index + 1, 2)}`;
      return [
        [
          LEAST + index,
          ifLarge(labels[0]),
          ifLarge(roundOf(`${n}`)),
          ifLarge(`PUZZLE.GROUPNAME(${generators})`),
          ifLarge(`PUZZLE.GROUPORDER(${generators})`),
          ifLarge(theoremFor(`${n}`, k)),
        ],
        ["", ifLarge(labels[1]), ifLarge(flipOf(k)), "", "", ""],
      ];
    }).flat();
    return [{ at: `${area.first}`, cells, style: "formula" }];
  });
  return table(
    i18n.t("The groups of all tracks with this k"),
    ["n", i18n.t("label"), i18n.t("permutation"), i18n.t("group"), i18n.t("order"), i18n.t("by the theorem")],
    rows,
  );
}
