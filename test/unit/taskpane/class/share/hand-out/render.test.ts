import type { HandOut } from "../../../../../../src/taskpane/class/share/hand-out/hand-out";
import { renderHandOut } from "../../../../../../src/taskpane/class/share/hand-out/window/render";

/** An element with only what a hand-out needs. Setting `innerHTML` would give it no text. */
class FakeElement {
  readonly children: (FakeElement | string)[] = [];
  readonly style = { setProperty: () => undefined };
  readonly setAttribute = () => undefined;
  className = "";

  constructor(readonly name: string) {}

  append(...children: (FakeElement | string)[]): void {
    this.children.push(...children);
  }

  set textContent(text: string) {
    this.children.splice(0, Infinity, text);
  }

  get textContent(): string {
    return this.children.map((child) => (typeof child === "string" ? child : child.textContent)).join("");
  }

  all(name: string): FakeElement[] {
    const inner = this.children.flatMap((child) => (typeof child === "string" ? [] : child.all(name)));
    return this.name === name ? [this, ...inner] : inner;
  }
}

beforeAll(() => {
  Object.assign(globalThis, { document: { createElement: (name: string) => new FakeElement(name) } });
});

const HAND_OUT: HandOut = {
  title: "<i>Maze</i> & key",
  withSolution: false,
  columnWidths: [64, 64],
  rowHeights: [20],
  rows: [
    [
      { text: "<b>1</b>", style: {} },
      { text: "a < b", style: { horizontal: "right" } },
    ],
  ],
  questions: ["Is 1 < 2 & 2 > 1?"],
  notes: [],
};

function rendered(handOut: Partial<HandOut> = {}): FakeElement {
  const page = new FakeElement("body");
  page.append(...(renderHandOut({ ...HAND_OUT, ...handOut }) as unknown as FakeElement[]));
  return page;
}

const texts = (page: FakeElement, name: string) => page.all(name).map(({ textContent }) => textContent);

test("texts go in as texts, whatever they look like", () => {
  const page = rendered({ notes: [{ at: "B2", text: "<script>1</script>" }] });
  expect(texts(page, "h1")).toEqual(["<i>Maze</i> & key"]);
  expect(texts(page, "td")).toEqual(["<b>1</b>", "a < b"]);
  expect(texts(page, "li")).toEqual(["Is 1 < 2 & 2 > 1?", "B2: <script>1</script>"]);
});

test("a puzzle has room for a name and for answers, a solution has neither", () => {
  const puzzle = rendered({ task: "Walk from S to G." });
  expect(texts(puzzle, "p")).toEqual(["NameDate", "Walk from S to G."]);
  expect(puzzle.all("div").map(({ className }) => className)).toEqual(["answer", "answer"]);
  const solution = rendered({ withSolution: true });
  expect(texts(solution, "h1")).toEqual(["<i>Maze</i> & key: solution"]);
  expect([...solution.all("p"), ...solution.all("div")]).toEqual([]);
});
