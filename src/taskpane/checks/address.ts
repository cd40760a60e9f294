/**
 * What the pane's address asks for: `?check` opens the page *Check this Excel* and runs it at once, `?check=report` hands the
 * report over to the server that the page comes from, too, as `npm run check` asks. No other address sends anything.
 */
export interface CheckAddress {
  readonly runs: boolean;
  readonly hands: boolean;
}

/** @param search the address's part from the question mark on */
export function readCheckAddress(search: string): CheckAddress {
  const check = new URLSearchParams(search).get("check");
  return { runs: check !== null, hands: check === "report" };
}
