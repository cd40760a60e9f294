import { useEffect, useState } from "react";
import { webDarkTheme, webLightTheme, type Theme } from "@fluentui/react-components";

const darkPreferred = () => window.matchMedia("(prefers-color-scheme: dark)");

/** Whether the host is dark: as Office says, else (older Office, and some browsers) as the system prefers. */
function isDark(): boolean {
  const theme: Office.OfficeTheme | undefined = Office.context.officeTheme;
  if (!theme) return darkPreferred().matches;
  if (typeof theme.isDarkTheme === "boolean") return theme.isDarkTheme;
  return luminance(theme.bodyBackgroundColor) < 0.5;
}

/** Relative brightness of a colour such as `#f0f0f0`, from 0 to 1; weights of ITU-R BT.601. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Fluent's theme that goes with the host's, followed when the host changes. */
export function useHostTheme(): Theme {
  const [dark, setDark] = useState(isDark);
  useEffect(() => {
    const follow = () => setDark(isDark());
    const preference = darkPreferred();
    preference.addEventListener("change", follow);
    const { OfficeThemeChanged } = Office.EventType;
    Office.context.document.addHandlerAsync(OfficeThemeChanged, follow);
    return () => {
      preference.removeEventListener("change", follow);
      Office.context.document.removeHandlerAsync(OfficeThemeChanged, { handler: follow });
    };
  }, []);
  return dark ? webDarkTheme : webLightTheme;
}
