import { createContext, useContext } from "react";
import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { paletteOf } from "../drawing/palette";

const useStyles = makeStyles({
  light: paletteOf("light"),
  dark: paletteOf("dark"),
  contrast: { "@media (forced-colors: active)": paletteOf("contrast") },
});

/** Whether the page is dark. */
export const DarkTheme = createContext(false);

/** The class of an element in which the drawings use the theme's colours. */
export function usePaletteClass(): string {
  const styles = useStyles();
  const theme = useContext(DarkTheme) ? styles.dark : styles.light;
  return mergeClasses(theme, styles.contrast);
}
