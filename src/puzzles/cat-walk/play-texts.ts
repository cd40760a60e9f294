import { i18n } from "../../language";

export function textOfBeginning(walk: number | undefined, rules: string): string {
  if (walk === undefined) return i18n.t("the walk begins: {rules}", { rules });
  return i18n.t(
    "the {walk, select, 1 {first} 2 {second} 3 {third} 4 {fourth} other {fifth}} walk begins: {rules}",
    { walk, rules },
  );
}

/** Where the next room is, the colour of the gate to it and the letter that it spells. The last two may be blank. */
export function textOfStep(direction: string, gate: string, letter: string): string {
  if (gate === "")
    return i18n.t("{direction, select, right {right} left {left} up {up} other {down}}", { direction });
  if (letter === "") {
    return i18n.t(
      "{direction, select, right {right} left {left} up {up} other {down}} through a {gate} gate",
      {
        direction,
        gate,
      },
    );
  }
  return i18n.t("{direction, select, up {up} other {down}} through a {gate} gate, which spells {letter}", {
    direction,
    gate,
    letter,
  });
}

/** The only move when a walk is over. */
export function labelOfBeginning(walk: number): string {
  return i18n.t("begin the {walk, select, 2 {second} 3 {third} 4 {fourth} other {fifth}} walk", { walk });
}

export function labelOfStep(direction: string): string {
  return i18n.t("{direction, select, right {right} left {left} up {up} other {down}}", { direction });
}
