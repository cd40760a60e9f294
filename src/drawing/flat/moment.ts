/** The step before a position, and how much of the move to the next one is done. Moves start and end slowly. */
export function momentAt(
  position: number,
  lastStep: number,
): { readonly step: number; readonly share: number } {
  const within = Math.min(Math.max(position, 0), lastStep);
  const step = Math.floor(within);
  const time = within - step;
  return { step, share: time * time * (3 - 2 * time) };
}
