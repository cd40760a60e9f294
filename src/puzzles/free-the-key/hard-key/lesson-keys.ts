/** A key and a disk, turned so that a shortest way out begins in turn 1. */
interface KnownKey {
  /** Not yet translated. */
  readonly title: string;
  readonly key: readonly (readonly number[])[];
  readonly disk: readonly number[];
}

/**
 * The key that was made and sold, and the hardest ones that are known: such a long way out takes DESIGNKEY(21, 16, 5) a second
 * to find with any seed; so many slides back come from the seed 11.
 */
export const KNOWN_KEYS: readonly KnownKey[] = [
  {
    title: /*i18n*/ "The original, by Oskar van Deventer",
    key: [
      [0, 1, 1, 3, 0, 1, 1, 2, 0, 1, 1, 2, 0, 1, 1, 3, 0, 1, 1, 4, 0],
      [0, 4, 0, 1, 1, 2, 1, 1, 1, 3, 0, 1, 1, 2, 1, 1, 1, 3, 0, 1, 0],
    ],
    disk: [1, 1, 4, 0, 1, 3, 1, 1, 4, 0, 1, 1, 2, 1, 0, 2],
  },
  {
    title: /*i18n*/ "The longest way out that has been found",
    key: [
      [0, 2, 0, 4, 0, 2, 0, 4, 0, 2, 0, 4, 0, 2, 0, 4, 0, 2, 0, 4, 0],
      [0, 3, 1, 0, 1, 3, 1, 0, 1, 3, 1, 0, 1, 3, 1, 0, 1, 3, 1, 0, 0],
    ],
    disk: [2, 3, 4, 1, 1, 2, 1, 1, 3, 0, 1, 1, 1, 1, 2, 2],
  },
  {
    title: /*i18n*/ "The most slides back that have been found",
    key: [
      [0, 4, 0, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0],
      [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 3, 0],
    ],
    disk: [4, 1, 2, 0, 2, 3, 2, 0, 1, 0, 3, 2, 2, 0, 2, 2],
  },
];
