/** The status line at the bottom of the page. Screen readers announce changes in it. */
export class StatusLine {
  private general = "";

  constructor(private readonly element: HTMLElement) {}

  show(text: string): void {
    this.general = text;
    this.display(text, false);
  }

  /** Shows what went wrong and logs it to the console. */
  complain(problem: unknown): void {
    console.error(problem);
    this.general = problem instanceof Error ? problem.message : String(problem);
    this.display(this.general, true);
  }

  /** Takes a message of `complain` back, if no other has come since. */
  settle(message: string, text: string): void {
    if (this.general === message) this.show(text);
  }

  /** Shows a message about the selected cell, replacing the general one until another cell is selected. */
  explain(message: string | undefined): void {
    this.display(message ?? this.general, message !== undefined);
  }

  private display(text: string, problem: boolean): void {
    this.element.classList.toggle("problem", problem);
    if (this.element.textContent !== text) this.element.textContent = text;
    this.element.title = text;
  }
}
