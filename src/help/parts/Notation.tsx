import { i18n } from "../../language";

/** How the formulas of a page are typed in other languages, if that makes a difference for one of them. */
export function NotationNote({ formulas }: { readonly formulas: readonly string[] }) {
  if (!formulas.some((formula) => formula.includes(","))) return null;
  return (
    <p className="note">
      {i18n.t("Does your Excel write 1,5 for 1.5? Then type ; between arguments.")}{" "}
      {i18n.t("Between columns of an array, type . in German and French, and \\ in most other languages.")}
    </p>
  );
}
