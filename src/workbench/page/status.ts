/** The line at the foot of the page; a screen reader speaks what changes there. */
export class StatusLine {
  private general = "";

  constructor(private readonly element: HTMLElement) {}

  /** What is going on in the workbench. */
  say(text: string): void {
    this.general = text;
    this.show(text, false);
  }

  /** What went wrong; it is written to the console too. */
  complain(problem: unknown): void {
    console.error(problem);
    this.general = problem instanceof Error ? problem.message : String(problem);
    this.show(this.general, true);
  }

  /** A message about the selected cell, in place of the general one until another cell is selected. */
  explain(message: string | undefined): void {
    this.show(message ?? this.general, message !== undefined);
  }

  private show(text: string, problem: boolean): void {
    this.element.classList.toggle("problem", problem);
    if (this.element.textContent !== text) this.element.textContent = text;
    this.element.title = text;
  }
}
