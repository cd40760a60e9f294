import { scanCycles } from "./cycle-scan";
import { NotationError } from "./notation-error";
import { formatCycles, readCycles } from "./notation";
import type { ProductOrder } from "./product-order";
import { plainNotation } from "./separators";

/** Longer texts are not shown in an error. */
const MAX_LENGTH = 200;
/** A row of dots stands for at most so many points. */
const MAX_DOTS = 50;

type Repair = (text: string) => string;

/** What people write in place of cycles. Each mends one kind of mistake in a text, and the first one that makes it readable is shown. */
const REPAIRS: readonly Repair[] = [
  (text) => `${text})`,
  (text) => `(${text}`,
  (text) => text.replace(/\)(?=\s*$)/, ""),
  (text) =>
    text
      .replace(/[[{<⟨]/g, "(")
      .replace(/[\]}>⟩]/g, ")")
      .replace(/^\s*cycles\s*/i, ""),
  (text) => text.replace(/\)\s*[,;]\s*\(/g, ")("),
  filledDots,
  (text) => text.replace(/(?<=[\p{L}\p{N}])\s*[^\p{L}\p{N}\s(),;]+\s*(?=-?[\p{L}\p{N}])/gu, " "),
  (text) => withoutReturn(text.replace(/(?<=\p{N})\s*[^\p{N}\s()]+\s*(?=-?\p{N})/gu, " ")),
  (text) => text.replace(/\((\d\d+)\)/g, (_, digits: string) => `(${Array.from(digits).join(" ")})`),
  (text) => (/[()]/.test(text) ? text : `(${text})`),
  (text) => (/[()]/.test(text) ? text : `(${withoutReturn(text.replace(/[^\p{L}\p{N}]+/gu, " ").trim())})`),
  withoutReturn,
  (text) => text.split("∘").reverse().join(""),
];

/** 1 2 … 5 with its points. */
function filledDots(text: string): string {
  return text.replace(/(\d+)[\s,]*(?:\.{2,}|…)[\s,]*(\d+)/g, (written, first: string, last: string) => {
    const [from, to] = [Number(first), Number(last)];
    if (to < from || to - from > MAX_DOTS) return written;
    return Array.from({ length: to - from + 1 }, (_, k) => from + k).join(" ");
  });
}

/** 1 2 3 for 1 2 3 1, and for 1 2 2 3. */
function withoutReturn(text: string): string {
  return text.replace(/[^()]+/g, (inside) => {
    const points = inside.split(/[\s,;]+/).filter(Boolean);
    const distinct = points.filter((point, k) => point !== points[k - 1]);
    if (distinct.length > 1 && distinct[0] === distinct.at(-1)) distinct.pop();
    return distinct.length < points.length ? distinct.join(" ") : inside;
  });
}

/**
 * An unreadable text as it may have been meant: with one kind of mistake mended. Undefined if that makes no permutation of it, and for a text
 * that can be read.
 */
export function correctedCycles(written: string, order: ProductOrder = "left to right"): string | undefined {
  if (written.length > MAX_LENGTH || isReadable(written, order)) return undefined;
  const text = plainNotation(written).trim();
  for (const repair of REPAIRS) {
    const repaired = repair(text);
    if (repaired !== text && isReadable(repaired, order, 2)) return spaced(repaired);
  }
  return undefined;
}

/** Whether it can be read, with some cycle of so many points. */
function isReadable(text: string, order: ProductOrder, points = 0): boolean {
  try {
    return readCycles(text, order).cycles.some((cycle) => cycle.length >= points);
  } catch (error) {
    if (error instanceof NotationError) return false;
    throw error;
  }
}

/** With one space between points, where there are no powers. */
function spaced(text: string): string {
  return scanCycles(text).powers.length > 0 ? text : formatCycles(readCycles(text).cycles);
}
