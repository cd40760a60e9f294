/** The arguments between the parentheses of a call, split at its own commas, not at those inside texts and array constants. */
export function argumentsOf(formula: string): string[] {
  const list = /^=[\w.]+\((.*)\)$/.exec(formula)?.[1];
  return list?.match(/("[^"]*"|\{("[^"]*"|[^"}])*\}|[^",{])+/g) ?? [];
}

/** The formula with another first argument, such as a range in place of an array constant. */
export function withFirstArgument(formula: string, argument: string): string {
  const [, ...others] = argumentsOf(formula);
  return `${formula.slice(0, formula.indexOf("(") + 1)}${[argument, ...others].join(",")})`;
}
