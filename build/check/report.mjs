/**
 * What came of a check: what was looked at, and, where it falls short, in what.
 *
 * @typedef {{ readonly name: string, readonly problem?: string | undefined }} Outcome
 */

/** Prints each outcome on a line as it arrives, then how many hold. Returns whether all do. */
export async function report(outcomes, say) {
  let holding = 0;
  let failing = 0;
  for await (const { name, problem } of outcomes) {
    if (problem === undefined) holding++;
    else failing++;
    say(problem === undefined ? `✓ ${name}` : `✗ ${name}: ${problem}`);
  }
  say(`${holding} hold, ${failing} fall short`);
  return failing === 0;
}
