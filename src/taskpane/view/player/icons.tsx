/** The icons on the player's buttons, 20 units wide and high. */
const PATHS = {
  first: "M5 4v12M15 4.5v11L7.5 10z",
  back: "M13.5 4.5v11L6 10z",
  play: "M6 3.5v13L16.5 10z",
  pause: "M6 4h2.5v12H6zM11.5 4H14v12h-2.5z",
  step: "M6.5 4.5v11L14 10z",
  last: "M15 4v12M5 4.5v11l7.5-5.5z",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}
