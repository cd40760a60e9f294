/** How the gates of each colour are drawn. Colours that some people cannot tell apart have different patterns. */
export interface GateLook {
  readonly color: string;
  /** How many bars lie side by side. */
  readonly bars: 1 | 2;
  /** Lengths of dashes and gaps, as fractions of the bar's length; none if the bar is solid. */
  readonly dashes: readonly number[];
}

const KNOWN: Readonly<Record<string, GateLook>> = {
  red: { color: "#d62828", bars: 1, dashes: [] },
  blue: { color: "#1d6fe0", bars: 2, dashes: [] },
  green: { color: "#1e8a3f", bars: 1, dashes: [0.22, 0.17] },
  gray: { color: "#808894", bars: 2, dashes: [0.42, 0.16] },
};

const OTHERS: readonly GateLook[] = [
  { color: "#c77700", bars: 1, dashes: [0.42, 0.16] },
  { color: "#8b3fc4", bars: 2, dashes: [0.22, 0.17] },
  { color: "#0a8f94", bars: 1, dashes: [0.1, 0.125] },
  { color: "#8a5a2b", bars: 2, dashes: [0.1, 0.125] },
];

const SAME: Readonly<Record<string, string>> = { grey: "gray" };

/** The styles of the gates of some colours, in their order. Colours without their own style share the others. */
export function gateLooks(colours: readonly string[]): ReadonlyMap<string, GateLook> {
  let others = 0;
  return new Map(
    colours.map((colour) => {
      const name = SAME[colour] ?? colour;
      const look = Object.hasOwn(KNOWN, name) ? KNOWN[name] : OTHERS[others++ % OTHERS.length];
      return [colour, look];
    }),
  );
}
