import { useEffect, useState } from "react";

/**
 * Whether the host is dark. Only the host's own theme counts: Excel on the web reports none (office-js issue 6134) and may be light on a
 * system that prefers dark pages.
 */
export function isDark(theme: Office.OfficeTheme | undefined): boolean {
  if (!theme) return false;
  if (typeof theme.isDarkTheme === "boolean") return theme.isDarkTheme;
  return luminance(theme.bodyBackgroundColor) < 0.5;
}

/** The relative brightness of a colour such as `#f0f0f0`, from 0 to 1, with the weights of ITU-R BT.601. */
function luminance(color: string): number {
  const partAt = (at: number) => parseInt(color.slice(at, at + 2), 16);
  const [red, green, blue] = [partAt(1), partAt(3), partAt(5)];
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/**
 * Whether the host is dark now. Excel has no event for theme changes, so it is read again when it may have changed: when the
 * system theme changes, and when the user returns to the pane.
 */
export function useHostIsDark(): boolean {
  const read = () => isDark(Office.context.officeTheme);
  const [dark, setDark] = useState(read);
  useEffect(() => {
    const follow = () => setDark(read());
    const preference = window.matchMedia("(prefers-color-scheme: dark)");
    preference.addEventListener("change", follow);
    window.addEventListener("focus", follow);
    return () => {
      preference.removeEventListener("change", follow);
      window.removeEventListener("focus", follow);
    };
  }, []);
  return dark;
}
