type Theme = "light" | "dark";

/** The Office colours as numbers 0xRRGGBB, under the names of `Office.OfficeTheme`. */
export interface OfficeColors {
  bodyBackgroundColor: number;
  bodyForegroundColor: number;
  controlBackgroundColor: number;
  controlForegroundColor: number;
}

const COLORS: Record<Theme, OfficeColors> = {
  light: {
    bodyBackgroundColor: 0xffffff,
    bodyForegroundColor: 0x242424,
    controlBackgroundColor: 0xf5f5f5,
    controlForegroundColor: 0x242424,
  },
  dark: {
    bodyBackgroundColor: 0x262626,
    bodyForegroundColor: 0xf5f5f5,
    controlBackgroundColor: 0x333333,
    controlForegroundColor: 0xf5f5f5,
  },
};

/** The page's theme: the system's at first, then the one set by the switch. */
export class ThemeSwitch {
  private readonly listeners = new Set<(theme: Theme) => void>();
  private current: Theme;

  constructor(private readonly button: HTMLElement) {
    this.current = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    button.addEventListener("click", () => this.set(this.current === "dark" ? "light" : "dark"));
    this.show();
  }

  get theme(): Theme {
    return this.current;
  }

  /** The theme's colours as Office passes them to add-ins. */
  get officeColors(): OfficeColors {
    return COLORS[this.current];
  }

  /** Returns a function that unsubscribes. A page must call it when it unloads, because its listener can no longer run. */
  onChange(listener: (theme: Theme) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private set(theme: Theme): void {
    this.current = theme;
    this.show();
    this.listeners.forEach((listener) => listener(theme));
  }

  private show(): void {
    document.documentElement.dataset.theme = this.current;
    this.button.setAttribute("aria-checked", String(this.current === "dark"));
  }
}
