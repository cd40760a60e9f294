import functions from "../../../src/functions/examples.json";
import germanHelp from "../../../src/help/de/texts.json";
import { addTexts, speak } from "../../../src/language";
import germanFunctions from "../../../src/language/de/functions.json";
import germanLessons from "../../../src/language/de/lessons.json";
import { stateAfter } from "../../../src/playing/by-hand";
import { canScramble, scrambled } from "../../../src/playing/scrambled";
import { formulaOf, type KindGuess } from "../../../src/playing/guess";
import type { Move } from "../../../src/playing/move";
import type { Game, Play, PlayKind } from "../../../src/playing/play";
import { drawingsOf, playableOf, PUZZLES } from "../../../src/puzzles";
import { finished } from "../../../src/steps";
import { clicked } from "../../../src/view/hand/clicks";
import { LOOKS } from "../../../src/view/PictureMenu";
import { stepAskedFor } from "../../../src/view/player/player";
import { reduce } from "../../../src/view/session/reduce";
import { legalMoves, newSession, stateShown } from "../../../src/view/session/session";
import { played } from "../playing/played";
import { EXPECTED, EXPECTED_PUZZLES, type PuzzleOfKind } from "./all-expected";
import { EXPECTED_MAKERS } from "./all-made";
import { expectedDrawings, flatOf, playOf } from "./expected-plays";
import { hasSample, missing } from "./missing";
import { rendered } from "./rendered";

/** What holds of every puzzle that is declared. Its own tests hold only what is its own; sheets are tried in test/unit/lessons and by its makers. */
describe.each(PUZZLES)("the contract of $id", (declared) => {
  test("tests expect something of all that it declares", async () => {
    expect(await missing(declared, EXPECTED)).toEqual([]);
    const known = EXPECTED_MAKERS.map(({ maker }) => maker.id);
    expect((declared.makers ?? []).filter(({ id }) => !known.includes(id))).toEqual([]);
  });

  test("the help tells of lessons that it has", () => {
    const lessons = (declared.lessons ?? []).map(({ id }) => id);
    expect(lessons).toEqual(expect.arrayContaining(Object.keys(declared.help ?? {})));
  });

  test("the help says in German what its pictures show", () => {
    const captions = Object.values(declared.help ?? {}).flatMap(({ scenes = [], caption = [] }) => [
      ...scenes.map((scene) => scene.caption),
      ...[caption].flat(),
    ]);
    const german = { ...germanLessons, ...germanHelp };
    const missing = captions.filter((each) => !Object.hasOwn(german, each));
    expect({ "src/help/de/texts.json lacks": missing }).toEqual({ "src/help/de/texts.json lacks": [] });
  });

  for (const { kind, guess } of declared.plays) {
    if (guess) describe(`${kind.prefix} in cells without names`, () => guessed(kind, guess));
  }

  const puzzles = EXPECTED_PUZZLES.filter(({ kind }) => declared.plays.some((play) => play.kind === kind));
  for (const puzzle of puzzles) {
    // What is missing has been named above, once.
    if (puzzle.lesson && !hasSample(puzzle.lesson)) continue;
    describe(puzzle.name, () => shown(puzzle));
    if (!puzzle.puzzle.onlyWatched) describe(`${puzzle.name} by hand`, () => playedByHand(puzzle));
  }
});

function guessed({ ranges }: PlayKind, { looks, formulas }: KindGuess): void {
  const names = ranges.map(({ name }) => name);
  test("what is looked for are ranges of the kind", () => {
    expect(names).toEqual(expect.arrayContaining(Object.keys(looks)));
  });

  test("the formulas call functions that there are, with ranges of the kind", () => {
    for (const { template } of formulas) {
      const asked = [...template.matchAll(/\{([a-z]+)\??\}/g)].map(([, name]) => name);
      const called = [...template.matchAll(/PUZZLE\.([A-Z]+)/g)].map(([, name]) => name);
      expect(names).toEqual(expect.arrayContaining(asked));
      expect(Object.keys(functions)).toEqual(expect.arrayContaining(called));
      expect(formulaOf(template, () => "A1")).not.toMatch(/\{[a-z]/);
    }
  });
}

/** Its moves in words, and its drawings. */
function shown(of: PuzzleOfKind): void {
  const { steps, german } = of.puzzle;
  let play: Play;
  beforeAll(async () => (play = await playOf(of)));

  test("each move is said in words, and the last step is the end", () => {
    expect(steps.map(({ step }) => play.text(step))).toEqual(steps.map(({ move }) => move));
    expect(play.lastStep).toBe(steps[steps.length - 1].step);
  });

  test("the drawings that suit it are offered", async () => {
    const expected = await expectedDrawings(of);
    expect(drawingsOf(play)).toEqual(expected);
  });

  test("flat drawings say what is to be seen at each step", async () => {
    for (const drawing of await flatOf(of)) {
      const found = steps.map(({ step }) => rendered(drawing, play, step).state);
      expect(found).toEqual(steps.map(({ state }) => state));
    }
  });

  test("a saved picture keeps the theme's colours", async () => {
    for (const drawing of await flatOf(of)) {
      const { svg } = rendered(drawing, play, play.lastStep / 2);
      const themed = [...svg.matchAll(/([\w-]+)="[^"]*(?:var\(|currentcolor)/gi)].map(([, name]) => name);
      expect(themed).not.toEqual([]);
      expect(themed.filter((name) => !LOOKS.some((look) => look === name))).toEqual([]);
    }
  });

  test("steps of different states look different, as do the moves between them, and the way back leads to the same picture", async () => {
    for (const drawing of await flatOf(of)) {
      const at = (position: number) => rendered(drawing, play, position).drawn;
      const start = at(0);
      const pictures = new Map(steps.map(({ step, state }) => [state, at(step)]));
      const between = steps.slice(1).map(({ step }) => at(step - 0.5));
      expect(new Set([...pictures.values(), ...between]).size).toBe(pictures.size + between.length);
      for (let step = play.lastStep - 1; step >= Math.max(play.lastStep - 3, 0); step--) at(step);
      expect(at(0)).toBe(start);
    }
  });

  if (german) {
    test("its moves are said in German", async () => {
      addTexts("de", germanFunctions, germanLessons);
      speak("de");
      try {
        const { text } = german.ranges ? played(of.kind, german.ranges) : await playOf(of);
        const said = Object.keys(german.texts).map((step) => [step, text(Number(step))]);
        expect(Object.fromEntries(said)).toEqual(german.texts);
      } finally {
        speak("en");
      }
    });
  }

  test("it is played by hand, with a task in a sentence, or only watched", () => {
    expect(play.byHand === undefined).toBe(of.puzzle.onlyWatched ?? false);
    expect(playableOf(play.prefix).task === undefined).toBe(play.byHand === undefined);
  });
}

const labelled = (game: Game, state: string | number, { label, to }: Move) =>
  game.moves(state).find((move) => move.label === label && move.to === to);

/** Makes the first move of a new solution again and again, at most so many times. */
function followHints(game: Game, most: number): Move[] {
  const line: Move[] = [];
  let state = game.start;
  while (!game.isSolved(state) && line.length <= most) {
    const solution = finished(game.solve(state));
    if (!("line" in solution)) throw new Error(solution.impossible);
    line.push(solution.line[0]);
    state = solution.line[0].to;
  }
  return line;
}

/** The spots to click for a move, if clicks can make it. */
function clicksFor(moves: readonly Move[], move: Move): string[] | undefined {
  const tries = [[move.spot], [move.from], [move.from, move.spot]].filter((spots): spots is string[] =>
    spots.every((spot) => spot !== undefined),
  );
  return tries.find((spots) => {
    const first = clicked(moves, spots[0]);
    const last = spots.length === 1 ? first : first.is === "hold" && clicked(moves, spots[1], spots[0]);
    return last && last.is === "move" && last.move.label === move.label;
  });
}

const texts = (play: Play, steps: number) => Array.from({ length: steps + 1 }, (_, step) => play.text(step));

function playedByHand(of: PuzzleOfKind): void {
  let play: Play;
  let game: Game;
  let line: readonly Move[];
  beforeAll(async () => {
    play = await playOf(of);
    ({ game, line } = play.byHand!);
  });

  test("has a legal move for each step of its solution", () => {
    expect(line).toHaveLength(play.lastStep);
    line.forEach((move, k) => expect(labelled(game, stateAfter(play.byHand!, k), move)).toBeDefined());
    expect(game.isSolved(stateAfter(play.byHand!, play.lastStep))).toBe(play.impossible === undefined);
  });

  test("plays the same line as its own play", () => {
    const again = game.play(line);
    expect(again.lastStep).toBe(play.lastStep);
    expect(texts(again, line.length)).toEqual(texts(play, line.length));
    const half = line.slice(0, Math.ceil(line.length / 2));
    const begun = game.play(half);
    expect(begun.lastStep).toBe(half.length);
    expect(texts(begun, half.length)).toEqual(texts(play, half.length));
    expect(begun.byHand!.line).toEqual(half);
  });

  test("has different labels and different clicks for the moves of a state", () => {
    for (let step = 0; step <= Math.min(line.length, 40); step++) {
      const moves = game.moves(stateAfter(play.byHand!, step));
      expect(new Set(moves.map(({ label }) => label)).size).toBe(moves.length);
      const keys = moves.flatMap(({ key }) => key ?? []);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  afterEach(() => speak("en"));

  // A word that is typed is not a solution.
  if (!of.puzzle.ranges?.word)
    test.each(["en", "de"])("tells no move before it is asked for: %s", async (language) => {
      addTexts("de", germanFunctions, germanLessons);
      speak(language);
      const unsolved = game.play([]);
      expect(play.text(0)).toBe(unsolved.text(0));
      for (const drawing of await expectedDrawings(of)) {
        const drawn = (each: Play) => {
          if (drawing.form === "flat") return rendered(drawing, each, 0).svg;
          // Plates of a way are inside the floor at first.
          const parts = drawing.parts(each);
          return drawing.poses(each, 0).filter((_, part) => !parts[part].name.startsWith("plate"));
        };
        // In how many moves it is solved may be told.
        const described = (each: Play) => drawing.describe(each, 0).replace(/ (of|von) \d+/, "");
        const seen = (each: Play) => [described(each), drawn(each)];
        expect(seen(play)).toEqual(seen(unsolved));
      }
    });

  test("is solved by hints in the fewest moves", () => {
    if (play.impossible !== undefined) {
      expect(finished(game.solve(game.start))).toEqual({ impossible: play.impossible });
      return;
    }
    const solution = finished(game.solve(game.start));
    if (!("line" in solution)) throw new Error(solution.impossible);
    // A solution that is not proved to be shortest may get shorter on the way.
    const most = solution.line.length;
    const followed = solution.isShortest && most <= 60 ? followHints(game, most) : solution.line;
    expect(followed.length).toBe(most);
    expect(game.isSolved(followed.at(-1)?.to ?? game.start)).toBe(true);
  });

  test("is solved by clicks on what a flat drawing shows, or by the buttons of moves", async () => {
    const [flat] = await flatOf(of);
    let session = reduce(newSession(play), { type: "start" });
    for (const [step, move] of line.entries()) {
      const spots = (flat && clicksFor(legalMoves(session), move)) ?? [];
      if (spots.length > 0 && step < 10)
        expect(rendered(flat, session.play, step).spots).toEqual(expect.arrayContaining(spots));
      for (const spot of spots) session = reduce(session, { type: "click", spot });
      if (spots.length === 0) session = reduce(session, { type: "move", move });
      expect(stepAskedFor(session)).toBe(step + 1);
    }
    expect(game.isSolved(stateShown(session)!)).toBe(play.impossible === undefined);
  });

  test("if it has a home, it is scrambled from there, drawn and played on", async () => {
    const from = scrambled(play.byHand!, 3, 1);
    expect(from !== undefined).toBe(canScramble(game));
    if (!from) return;
    const begun = from.byHand!.game;
    expect(game.isSolved(game.home!)).toBe(true);
    expect(begun.isSolved(begun.start)).toBe(false);
    const on = begun.play(begun.moves(begun.start).slice(0, 1));
    for (const drawing of await expectedDrawings(of)) {
      if (drawing.form === "solid") expect(drawing.poses(on, 1)).not.toEqual([]);
      else expect(rendered(drawing, on, 1).state).not.toBe(rendered(drawing, on, 0).state);
    }
  });

  test("says why a click on something else is no move", () => {
    expect(game.refuse(game.start, "no such spot")).toMatch(/^\p{Lu}.*\.$/u);
  });
}
