import { i18n } from "../../language";
import type { Play } from "../../playing/play";
import { identityImages, invertImages } from "../../permutations/images";
import { brokenCondition, type Condition } from "../../permutations/conditions";
import type { Letter } from "../../permutations/words";
import { wordGame } from "../groups/play-word-game";
import { USUAL_SCHEME } from "./colours";
import type { CubeVector } from "./play-stickers";

/** A quarter turn of a face, clockwise or anticlockwise as seen from outside. */
export interface QuarterTurn {
  readonly face: string;
  readonly inverse: boolean;
}

export interface RubikPlay extends Play {
  /** The place of sticker k + 1 of the generators when the cube is solved. */
  readonly homes: readonly CubeVector[];
  /** The colour of each face when the cube is solved. */
  readonly colours: Readonly<Record<string, string>>;
  /** The turns that have led to the start, if they are known. */
  readonly scramble?: readonly QuarterTurn[];
  /** The turn of each step from 1 on. */
  readonly turns: readonly QuarterTurn[];
  /** The sticker at the home of sticker k after a step. Both count from 0. */
  stickersAfter(step: number): Int32Array;
  /** The faces that conditions keep from being turned after a step. */
  blockedAfter(step: number): readonly string[];
}

/** A cube that is played: its turns, and where they start. */
interface CubeRules extends Pick<RubikPlay, "prefix" | "homes"> {
  readonly labels: readonly string[];
  readonly images: readonly Int32Array[];
  /** Where each sticker is at the start. */
  readonly start: Int32Array;
  /** What is said of the start. */
  readonly startText: () => string;
  readonly scramble?: readonly Letter[];
  readonly colours?: RubikPlay["colours"];
  readonly word: readonly Letter[] | undefined;
  /** For each turn, what must hold so that it can be made. Stickers count from 1. */
  readonly conditions?: readonly (readonly Condition[])[] | undefined;
  /** What is said of a click on what does not turn, if anything can be clicked. */
  readonly refuse?: () => string;
}

/** The play of a word from the start on, to be continued by quarter turns. */
export function cubePlay(rules: CubeRules): RubikPlay {
  const { prefix, homes, labels, images, start, startText, colours = USUAL_SCHEME, word, conditions } = rules;
  const turnOf = ({ label, inverse }: Letter): QuarterTurn => ({ face: labels[label], inverse });
  const isSolved = (stickers: Int32Array) => stickers.every((sticker, place) => sticker === place);
  const game = wordGame(
    {
      points: homes.map((_, sticker) => String(sticker + 1)),
      generators: labels.map((label, k) => ({ label, images: images[k], isInvolution: false })),
      start,
      target: identityImages(homes.length),
      word,
      conditions,
      spotOf: ({ text, isInverse }) => (isInverse ? undefined : text),
      refuse: rules.refuse ?? (() => i18n.t("There is no face of the cube here.")),
    },
    (states, letters): RubikPlay => {
      const stickers = states.map(invertImages);
      const isGiven = String(states[0]) === String(start);
      const turns = letters.map(({ generator, isInverse }) =>
        turnOf({ label: generator, inverse: isInverse }),
      );
      return {
        prefix,
        lastStep: turns.length,
        homes,
        colours,
        ...(rules.scramble && { scramble: rules.scramble.map(turnOf) }),
        turns,
        stickersAfter: (step) => stickers[step],
        blockedAfter(step) {
          const stickerAt = (place: string) => String((stickers[step][Number(place) - 1] ?? NaN) + 1);
          return labels.filter((_, k) => conditions && brokenCondition(conditions[k], stickerAt));
        },
        text(step) {
          if (step === 0 && !isGiven) return i18n.t("the cube is scrambled");
          const text = step > 0 ? textOfTurn(turns[step - 1]) : startText();
          const solved = i18n.t("the cube is solved");
          if (!isSolved(stickers[step])) return text;
          return text === "" ? solved : `${text}; ${solved}`;
        },
      };
    },
  );
  return game.play(game.line);
}

function textOfTurn({ face, inverse }: QuarterTurn): string {
  if (inverse) {
    return i18n.t(
      "{turn}: turn the {face, select, U {upper} D {lower} L {left} R {right} F {front} other {back}} face anticlockwise",
      { turn: `${face}'`, face },
    );
  }
  return i18n.t(
    "{turn}: turn the {face, select, U {upper} D {lower} L {left} R {right} F {front} other {back}} face clockwise",
    { turn: face, face },
  );
}
