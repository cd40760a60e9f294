import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Play } from "../../../src/playing/play";
import type { FlatDrawing } from "../../../src/drawing/drawing";

/** What a drawing shows at a position, as text. */
export class Rendered {
  readonly svg: string;

  constructor(drawing: FlatDrawing, play: Play, position: number) {
    this.svg = renderToStaticMarkup(createElement(drawing.Picture, { play, position }));
  }

  /** The state that the drawing declares. */
  get state(): string {
    return unescaped(/data-state="([^"]*)"/.exec(this.svg)![1]);
  }

  /** What is drawn, without the declared state. */
  get drawn(): string {
    return this.svg.replace(/ data-state="[^"]*"/, "");
  }

  /** The first tag of a part. */
  part(name: string): string {
    return new RegExp(`<[^>]*data-part="${name}"[^>]*>`).exec(this.svg)?.[0] ?? "";
  }

  /** Where a part has been moved to. */
  at(name: string): [x: number, y: number] {
    const [, x, y] = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(this.part(name))!;
    return [Number(x), Number(y)];
  }

  /** Where it can be clicked. */
  get spots(): string[] {
    return [...this.svg.matchAll(/ data-spot="([^"]*)"/g)].map(([, spot]) => unescaped(spot));
  }

  get texts(): string[] {
    return [...this.svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => unescaped(text));
  }

  /** Numbers that no picture may contain. */
  get faults(): string[] {
    return [...this.svg.matchAll(/[^ "]*(?:NaN|Infinity|undefined)[^ "]*/g)].map(([fault]) => fault);
  }

  /** The sizes of all texts, in the drawing's units. */
  get textSizes(): number[] {
    return [...this.svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  }
}

export function rendered<P extends Play>(drawing: FlatDrawing<P>, play: P, position: number): Rendered {
  return new Rendered(drawing, play, position);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function unescaped(text: string): string {
  return text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
