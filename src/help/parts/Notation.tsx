/** How the formulas of a page are typed in other languages, if that makes a difference for one of them. */
export function NotationNote({ formulas }: { readonly formulas: readonly string[] }) {
  if (!formulas.some((formula) => formula.includes(","))) return null;
  return (
    <p className="note">
      Does your Excel write <code>1,5</code> for <code>1.5</code>? Then type <code>;</code> between arguments.
      Between columns of an array, type <code>.</code> in German and French, as in{" "}
      <code>{'{"A"."(1 2)"}'}</code>, and <code>\</code> in most other languages.
    </p>
  );
}
