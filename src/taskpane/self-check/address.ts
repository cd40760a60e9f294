/**
 * What the pane's address requests. `?check` opens the page *Check this Excel* and runs it immediately. `?check=report` also sends the
 * report to the server that the page comes from, for `npm run check`. No other address sends anything.
 */
interface CheckAddress {
  readonly runs: boolean;
  readonly hands: boolean;
}

/** @param search the address from the question mark on */
export function readCheckAddress(search: string): CheckAddress {
  const check = new URLSearchParams(search).get("check");
  return { runs: check !== null, hands: check === "report" };
}
