/** What the tests in WebKit need of a page: the part of Playwright's `Page` that WebDriver has too. */
export interface ScriptedPage {
  goto(url: string): Promise<unknown>;
  /** Runs a function in the page. It sees nothing but its argument and the page's globals. */
  evaluate<Result, Given>(script: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
  readonly mouse: { click(x: number, y: number): Promise<unknown> };
  readonly keyboard: { type(text: string): Promise<unknown>; press(key: string): Promise<unknown> };
}
