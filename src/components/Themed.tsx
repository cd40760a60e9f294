import { useLayoutEffect, type ReactNode } from "react";
import { FluentProvider, webDarkTheme, webLightTheme } from "@fluentui/react-components";

interface ThemedProps {
  readonly isDark: boolean;
  readonly children?: ReactNode;
}

/** A page in Fluent UI's light or dark theme. The browser's own parts, such as scroll bars and the arrows of number fields, follow it. */
export function Themed({ isDark, children }: ThemedProps) {
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = isDark ? "dark" : "light";
  }, [isDark]);
  return <FluentProvider theme={isDark ? webDarkTheme : webLightTheme}>{children}</FluentProvider>;
}
