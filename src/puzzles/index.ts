import type { Drawing } from "../drawing/drawing";
import type { LessonHelp } from "../lessons/help";
import type { Lesson } from "../lessons/lesson";
import type { Maker } from "../lessons/maker";
import type { Play, PlayKind } from "../playing/play";
import { blocks } from "./blocks/puzzle";
import { catWalk } from "./cat-walk/puzzle";
import type { Playable, PuzzleDeclaration } from "./define-puzzle";
import { freeTheKey } from "./free-the-key/puzzle";
import { graphs } from "./graphs/puzzle";
import { groups } from "./groups/puzzle";
import { lightsOut } from "./lights-out/puzzle";
import { logicMazes } from "./logic-mazes/puzzle";
import { mazes } from "./mazes/puzzle";
import { ogear } from "./ogear/puzzle";
import { pegs } from "./pegs/puzzle";
import { pieces } from "./pieces/puzzle";
import { rubik } from "./rubik/puzzle";
import { schonbrunn } from "./schonbrunn/puzzle";
import { tracks } from "./tracks/puzzle";

/** Every puzzle, in the order in which they are offered. */
export const PUZZLES: readonly PuzzleDeclaration[] = [
  mazes,
  pieces,
  freeTheKey,
  schonbrunn,
  catWalk,
  ogear,
  graphs,
  rubik,
  groups,
  lightsOut,
  tracks,
  blocks,
  pegs,
  logicMazes,
];

export const LESSONS: readonly Lesson[] = PUZZLES.flatMap(({ lessons = [] }) => lessons);
export const MAKERS: readonly Maker[] = PUZZLES.flatMap(({ makers = [] }) => makers);
export const PLAYS: readonly Playable[] = PUZZLES.flatMap(({ plays }) => plays);
/** Every kind of puzzle that can be played. */
export const PLAY_KINDS: readonly PlayKind[] = PLAYS.map(({ kind }) => kind);

/** The declaration for a prefix that is known: sheets, links and other windows name a kind of puzzle by it. */
export const playableOf = (prefix: string): Playable => PLAYS.find(({ kind }) => kind.prefix === prefix)!;

const HELP = new Map(PUZZLES.flatMap(({ help = {} }) => Object.entries(help)));

export const helpOf = (lesson: string): LessonHelp | undefined => HELP.get(lesson);

const loaded = new Map<string, readonly Drawing[]>();

/** Loads the drawings of a kind of puzzle, by the prefix of its plays. */
export async function loadDrawings(prefix: string): Promise<readonly Drawing[]> {
  const drawings = loaded.get(prefix) ?? (await playableOf(prefix).drawings());
  loaded.set(prefix, drawings);
  return drawings;
}

/** The drawings that suit a play. They have been loaded. */
export const drawingsOf = (play: Play): readonly Drawing[] =>
  loaded.get(play.prefix)!.filter(({ fits }) => fits?.(play) ?? true);
