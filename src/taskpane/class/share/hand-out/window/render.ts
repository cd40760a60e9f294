import { i18n } from "../../../../../language";
import type { CellStyle } from "../../../../../workbooks";
import type { HandOut, PaperCell } from "../hand-out";

const ANSWER_LINES = 2;

/** The elements of a hand-out. All contents of cells are inserted as text. */
export function renderHandOut(handOut: HandOut): HTMLElement[] {
  const { title, task, withSolution, student, questions, notes } = handOut;
  const heading = element("h1", withSolution ? i18n.t("{title}: solution", { title }) : title);
  return [
    heading,
    ...(withSolution && student === undefined ? [] : [studentLine(student)]),
    ...(task === undefined ? [] : [element("p", task)]),
    renderTable(handOut),
    ...(questions.length > 0
      ? [element("h2", i18n.t("Questions")), questionList(questions, !withSolution)]
      : []),
    ...(notes.length > 0 ? [element("h2", i18n.t("Notes")), noteList(notes)] : []),
  ];
}

function studentLine(student?: string): HTMLElement {
  const line = element("p");
  line.className = "student";
  line.append(i18n.t("Name"), element("span", student), i18n.t("Date"), element("span"));
  return line;
}

function renderTable({ rows, columnWidths, rowHeights }: HandOut): HTMLElement {
  const table = element("table") as HTMLTableElement;
  table.setAttribute("role", "presentation");
  table.style.width = `${columnWidths.reduce((sum, width) => sum + width, 0)}px`;
  const columns = element("colgroup");
  for (const width of columnWidths) {
    const column = element("col");
    column.style.width = `${width}px`;
    columns.append(column);
  }
  const body = element("tbody");
  rows.forEach((cells, index) => {
    const row = element("tr");
    row.style.height = `${rowHeights[index]}px`;
    cells.forEach((cell, column) => {
      const isRight = cell?.style.horizontal === "right";
      const neighbour = isRight ? cells[column - 1] : cells[column + (cell?.columns ?? 1)];
      if (cell) row.append(renderCell(cell, isBlank(neighbour)));
    });
    body.append(row);
  });
  table.append(columns, body);
  return table;
}

const isBlank = (cell: PaperCell | null | undefined) => !cell || cell.text === "";

function renderCell({ text, style, rows = 1, columns = 1 }: PaperCell, hasRoom: boolean): HTMLElement {
  const cell = element("td") as HTMLTableCellElement;
  cell.append(textOf(text, style));
  cell.rowSpan = rows;
  cell.colSpan = columns;
  if (style.wrap) cell.className = "wrapped";
  else if (hasRoom) cell.className = "open";
  look(cell, style, text);
  return cell;
}

/** Texts overflow into blank cells, as in Excel. Right-aligned ones overflow to the left, which needs floating elements. */
function textOf(text: string, { horizontal }: CellStyle): HTMLElement | string {
  if (horizontal !== "right") return text;
  const floating = element("span", text);
  floating.className = "leftward";
  return floating;
}

/** Uses properties of the element's style, which content security policies allow. */
function look({ style: css }: HTMLElement, style: CellStyle, text: string): void {
  const { fill, color, size, bold, italic, underline, horizontal, vertical, borders } = style;
  if (fill) css.backgroundColor = fill;
  if (color) css.color = color;
  if (size) css.fontSize = `${size}pt`;
  if (bold) css.fontWeight = "bold";
  if (italic) css.fontStyle = "italic";
  if (underline) css.textDecoration = "underline";
  css.textAlign = horizontal ?? (isNumber(text) ? "right" : "left");
  if (vertical) css.verticalAlign = vertical;
  for (const [side, line] of Object.entries(borders ?? {}))
    css.setProperty(`border-${side}`, `1px solid ${line}`);
}

const isNumber = (text: string) => text !== "" && Number.isFinite(Number(text));

function questionList(questions: readonly string[], withRoom: boolean): HTMLElement {
  const list = element("ol");
  for (const question of questions) {
    const item = element("li", question);
    for (let line = 0; withRoom && line < ANSWER_LINES; line++) {
      const room = element("div");
      room.className = "answer";
      item.append(room);
    }
    list.append(item);
  }
  return list;
}

function noteList(notes: HandOut["notes"]): HTMLElement {
  const list = element("ul");
  for (const { at, text } of notes) list.append(element("li", `${at}: ${text}`));
  return list;
}

function element(name: string, text?: string): HTMLElement {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  return made;
}
