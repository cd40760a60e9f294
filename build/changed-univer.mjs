/**
 * What is changed in Univer (0.25.1) while it is bundled, because it took most of the time that the workbench paints and
 * calculates, or because nothing else reaches it: its packages, what is looked for, what takes its place.
 *
 * @type {readonly (readonly [packages: string, search: string | RegExp, replacement: string])[]}
 */
export const CHANGES = [
  // Its classes set every field through a helper with a computed key, which the engine cannot optimize.
  ["[\\w-]+", /_defineProperty\(this, "([\w$]+)", /g, "this.$1 = ("],
  // To mark texts that look like numbers, it parses every text on every paint.
  ["sheets-ui", "const cellRaw = pos.rawData;", "return next(cell);\n$&"],
  // For every row of a new sheet it asks all empty cells for their height, which takes seconds.
  [
    "engine-render",
    "calculateAutoHeightForCell(row, col) {",
    "$&\nif (!this.worksheet.getCellRaw(row, col)) return;",
  ],
  // The conditional formats of a cell are merged to any depth, though the parts of a style have only one level.
  [
    "sheets-conditional-formatting",
    "ruleResult && merge(result, { style: ruleResult });",
    `if (ruleResult) {
      const style = { ...result.style };
      for (const [part, value] of Object.entries(ruleResult)) {
        style[part] = value && typeof value === "object" ? { ...style[part], ...value } : value;
      }
      result.style = style;
    }`,
  ],
  // Formulas of conditional formats belong to no cell. Univer treats them as formulas of cells at the sheet's corner, looks for their
  // dependents one by one for each cell they format, recalculates what has not changed, and sees cycles.
  [
    "engine-formula",
    "toRTreeItem() {\n\t\tif (this.featureId != null) return this.featureDirtyRanges;",
    "$&\nif (this.formulaId) return [];",
  ],
  [
    "engine-formula",
    "toRTreeItem() {\n\t\tconst currentRow = this.row;",
    "toRTreeItem() {\nif (this.formulaId) return [];\nconst currentRow = this.row;",
  ],
  // It waits for 100 ms after a change before it calculates, which is most of the time from Cancel in the pane to the error in the cell.
  ["sheets-formula", "}, 100);\n\t\t}));\n\t}\n\t_generateDirty", "}, 40);\n\t\t}));\n\t}\n\t_generateDirty"],
  // Its page is there, but it waits before it paints the sheet for the first time.
  ["ui", "}, STEADY_TIMEOUT);\n\t\t\t\t}, 300);", "}, STEADY_TIMEOUT);\n\t\t\t\t}, 0);"],
  // By default the help on a formula's arguments starts collapsed, and its example ends with a comma for each omitted argument.
  [
    "sheets-formula-ui",
    "const [contentVisible, setContentVisible] = useState(false);",
    "const [contentVisible, setContentVisible] = useState(true);",
  ],
  ["sheets-formula-ui", /(\.map\(\(item\) => item\.example\)\.join\(","\))/g, '$1.replace(/,+$/, "")'],
];

/** The webpack rules that make these changes. A build fails if there is nothing left to change. */
export function changedUniver() {
  return CHANGES.map(([packages, search, replace]) => ({
    test: new RegExp(`@univerjs/${packages}/lib/es/index\\.js$`.replaceAll("/", "[\\\\/]")),
    loader: "string-replace-loader",
    options: { search, replace, strict: typeof search === "string" },
  }));
}
