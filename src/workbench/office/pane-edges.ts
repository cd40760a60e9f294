/** What an arrow key adds to the pane's size. In px. */
const STEP = 16;
/** What remains of the sheet above the pane. In px. */
const SHEET = 160;
/** A pane that is drawn lower than this folds. In px. */
const FOLDS = 100;

/** A direction in which the pane has a size. Which of the two counts is up to the style sheet. */
interface Direction {
  readonly orientation: "vertical" | "horizontal";
  readonly property: string;
  readonly least: number;
  readonly most: (pane: HTMLElement) => number;
  readonly atFirst: () => number;
  readonly size: (pane: HTMLElement) => number;
  /** The size at which the edge is under the pointer. */
  readonly sizeTo: (pane: HTMLElement, pointer: PointerEvent) => number;
  readonly keys: Readonly<Record<string, number>>;
}

const WIDTH: Direction = {
  orientation: "vertical",
  property: "--pane-width",
  least: 320,
  most: () => 640,
  atFirst: () => 336,
  size: (pane) => pane.getBoundingClientRect().width,
  sizeTo: (pane, { clientX }) => pane.getBoundingClientRect().right - clientX,
  keys: { ArrowLeft: STEP, ArrowRight: -STEP },
};

const HEIGHT: Direction = {
  orientation: "horizontal",
  property: "--pane-height",
  least: 160,
  most: (pane) => Math.max(160, pane.parentElement!.clientHeight - SHEET),
  atFirst: () => window.innerHeight * 0.4,
  size: (pane) => pane.getBoundingClientRect().height,
  sizeTo: (pane, { clientY }) => pane.getBoundingClientRect().bottom - clientY,
  keys: { ArrowUp: STEP, ArrowDown: -STEP },
};

/** Lets the user drag the pane's edges or move them with the arrow keys. */
export function makeResizable(pane: HTMLElement, fold: (isFolded: boolean) => void): void {
  for (const direction of [WIDTH, HEIGHT]) {
    const { orientation, property, least, most, atFirst, size, sizeTo, keys } = direction;
    const edge = pane.querySelector<HTMLElement>(`[role=separator][aria-orientation=${orientation}]`)!;
    const resize = (to: number) => {
      const bounded = Math.round(Math.min(most(pane), Math.max(least, to)));
      pane.style.setProperty(property, `${bounded}px`);
      edge.setAttribute("aria-valuemin", String(least));
      edge.setAttribute("aria-valuemax", String(most(pane)));
      edge.setAttribute("aria-valuenow", String(bounded));
    };
    resize(atFirst());
    edge.addEventListener("pointerdown", (down) => {
      edge.setPointerCapture(down.pointerId);
      edge.onpointermove = (move) => {
        const to = sizeTo(pane, move);
        if (direction === HEIGHT) fold(to < FOLDS);
        if (to >= FOLDS) resize(to);
      };
      edge.onlostpointercapture = () => (edge.onpointermove = null);
    });
    edge.addEventListener("keydown", (press) => {
      const by = keys[press.key];
      if (by === undefined) return;
      press.preventDefault();
      resize(size(pane) + by);
    });
  }
}
