/** The buttons that are lower than the tip of a finger, with their heights. To be run in the page. */
export const lowButtons = (page: HTMLElement): string[] =>
  [...page.querySelectorAll<HTMLElement>("button, [role=button], [role=tab], select, a.fui-Button")].flatMap(
    (button) => {
      const { height } = button.getBoundingClientRect();
      const isLow = button.checkVisibility() && height < 44;
      return isLow ? [`${button.ariaLabel ?? button.textContent}: ${height}`] : [];
    },
  );
