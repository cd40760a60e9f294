import {
  chosenConventions,
  keepConventions,
  onConventions,
  readConventions,
} from "../../../src/excel/conventions";
import { USUAL_CONVENTIONS, type Conventions } from "../../../src/permutations/conventions";

/** What workbook and browser hold; the browser may refuse to store anything. */
let workbook: Map<string, unknown>;
let browser: Map<string, string> | undefined;

const MINE: Conventions = { order: "right to left", cosets: "left", firstPoint: 0, identity: "e" };

beforeEach(() => {
  workbook = new Map();
  browser = new Map();
  const settings = {
    get: (name: string) => workbook.get(name) ?? null,
    set: (name: string, value: unknown) => workbook.set(name, value),
    saveAsync: (answer: (result: object) => void) => answer({ status: "succeeded" }),
  };
  const localStorage = {
    getItem: (key: string) => stored().get(key) ?? null,
    setItem: (key: string, text: string) => stored().set(key, text),
  };
  Object.assign(globalThis, {
    Office: { AsyncResultStatus: { Succeeded: "succeeded" }, context: { document: { settings } } },
    window: { localStorage },
  });
});

function stored(): Map<string, string> {
  if (!browser) throw new DOMException("denied", "SecurityError");
  return browser;
}

test("a book is asked once, and goes with its workbook", async () => {
  expect([chosenConventions(), await readConventions()]).toEqual([undefined, USUAL_CONVENTIONS]);
  let heard = 0;
  const end = onConventions(() => heard++);
  await keepConventions(MINE);
  end();
  await keepConventions(MINE);
  expect([chosenConventions(), heard]).toEqual([MINE, 1]);
  expect(chosenConventions()).toBe(chosenConventions());
  browser = new Map();
  expect(await readConventions()).toEqual(MINE);
});

test("a new workbook has a person's own conventions, and keeps them once something is made of them", async () => {
  await keepConventions(MINE);
  workbook = new Map();
  expect([chosenConventions(), workbook.size]).toEqual([MINE, 0]);
  await readConventions();
  browser = new Map();
  expect(chosenConventions()).toEqual(MINE);
});

test("where a browser stores nothing the workbook keeps them, and nonsense is as if nothing were kept", async () => {
  browser = undefined;
  await keepConventions(MINE);
  expect(chosenConventions()).toEqual(MINE);
  workbook.set("conventions", { order: "up", cosets: "left", firstPoint: "0" });
  expect(chosenConventions()).toEqual({ ...USUAL_CONVENTIONS, cosets: "left" });
});
