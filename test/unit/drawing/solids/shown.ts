interface Step {
  readonly step: number;
  /** A piece of the drawing's text alternative. */
  readonly words: string;
  /** Where some parts are, by their numbers: the place and, as far as given, the rotation as a quaternion. */
  readonly poses: Readonly<Record<number, readonly [at: readonly number[], turned?: readonly number[]]>>;
}

/** What a solid drawing of a lesson shows at some steps. */
interface SolidShown {
  readonly lesson: string;
  /** The prefix of the kind of puzzle, and the drawing's id. */
  readonly kind: string;
  readonly drawing: string;
  readonly steps: readonly Step[];
}

/** The drawings in three dimensions, each with five steps of its lesson's puzzle. */
export const SOLIDS: readonly SolidShown[] = [
  {
    lesson: "free-the-key",
    kind: "FreeTheKey",
    drawing: "key",
    // The key's 21 places are 1 long and begin at −5.6; a cut is a sixteenth of a turn.
    steps: [
      {
        step: 0,
        words: "place 1 of 21. Above: no tooth and cut 1",
        poses: {
          1: [
            [-5.1, 0, 0],
            [0, 0, 0, 1],
          ],
        },
      },
      {
        step: 1,
        words: "place 1 of 21. Above: no tooth and cut 16",
        poses: {
          1: [
            [-5.1, 0, 0],
            [0.195, 0, 0, 0.981],
          ],
        },
      },
      {
        step: 5,
        words: "a tooth of height 1 and cut 16 of depth 1",
        poses: {
          1: [
            [-3.1, 0, 0],
            [0.195, 0, 0, 0.981],
          ],
        },
      },
      {
        step: 30,
        words: "place 11 of 21. Above: a tooth of height 1 and cut 11",
        poses: {
          1: [
            [4.9, 0, 0],
            [-0.924, 0, 0, -0.383],
          ],
        },
      },
      {
        step: 76,
        words: "place 21 of 21",
        poses: {
          1: [
            [14.9, 0, 0],
            [0, 0, 0, 1],
          ],
        },
      },
    ],
  },
  {
    lesson: "free-the-key",
    kind: "FreeTheKey",
    drawing: "cylinder",
    steps: [
      {
        step: 0,
        words: "row 1 of 16 and column 1 of 21",
        poses: {
          0: [
            [-10.5, 0, 0],
            [0.423, 0, 0, 0.906],
          ],
        },
      },
      {
        step: 1,
        words: "row 16 of 16 and column 1",
        poses: {
          0: [
            [-10.5, 0, 0],
            [0.591, 0, 0, 0.806],
          ],
        },
      },
      {
        step: 5,
        words: "row 16 of 16 and column 3",
        poses: {
          0: [
            [-10.5, 0, 0],
            [0.591, 0, 0, 0.806],
          ],
        },
      },
      {
        step: 30,
        words: "row 11 of 16 and column 11",
        poses: {
          0: [
            [-10.5, 0, 0],
            [-0.999, 0, 0, 0.044],
          ],
        },
      },
      {
        step: 76,
        words: "row 1 of 16 and column 21",
        poses: {
          0: [
            [-10.5, 0, 0],
            [0.423, 0, 0, 0.906],
          ],
        },
      },
    ],
  },
  {
    lesson: "ogear",
    kind: "OGear",
    drawing: "cube",
    steps: [
      {
        step: 0,
        words: "face Top, facing South; the tooth in the face is number 4",
        poses: { 1: [[0, 3.3, 0]] },
      },
      {
        step: 1,
        words: "face Top, facing West; the tooth in the face is number 4",
        poses: { 1: [[0, 3.3, 0]] },
      },
      {
        step: 2,
        words: "face Left, facing South; the tooth in the face is number 0",
        poses: { 1: [[0, 3.3, 0]] },
      },
      { step: 6, words: "face Bottom, facing North; the tooth in the face is number 2", poses: {} },
      {
        step: 10,
        words: "face Top, facing North; the tooth in the face is number 0, the marked one",
        poses: {},
      },
    ],
  },
  {
    lesson: "rubik",
    kind: "Rubik",
    drawing: "cube",
    steps: [
      { step: 0, words: "Of eight stickers around each middle have its colour", poses: {} },
      { step: 1, words: "Of eight stickers", poses: {} },
      { step: 4, words: "Of eight stickers", poses: {} },
      { step: 7, words: "8 on the orange face L, 8 on the red face R", poses: {} },
      {
        step: 8,
        words: "The cube is solved: each face has one colour.",
        poses: {
          0: [
            [0, 0, 0],
            [0, 0, 0, 1],
          ],
          25: [
            [0, 0, 0],
            [0, 0, 0, 1],
          ],
        },
      },
    ],
  },
];
