/**
 * A test that a fix of `src/workbench/univer/fixes` is still needed: Univer runs without it, and errs.
 *
 * @param fault what Univer does, such as "forgets the first of two names"
 */
export function stillNeeded(fault: string, errs: () => void | Promise<void>): void {
  test(`plain Univer still ${fault}; where it does not any more, remove the fix`, async () => {
    await errs();
  });
}
