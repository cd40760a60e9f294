/**
 * What is changed in Univer (0.25.1) while it is bundled, because it took most of the time that the workbench paints and
 * calculates, or because nothing else reaches it: its packages, what is looked for, what takes its place.
 *
 * @type {readonly (readonly [packages: string, search: string | RegExp, replacement: string])[]}
 */
export const CHANGES = [
  // Its classes set every field by a helper with a computed key, which the engine cannot optimize.
  ["[\\w-]+", /_defineProperty\(this, "([\w$]+)", /g, "this.$1 = ("],
  // To mark texts that look like numbers it parses every text whenever it is painted.
  ["sheets-ui", "const cellRaw = pos.rawData;", "return next(cell);\n$&"],
  // For every row of a new sheet it asks all empty cells how high they are, which takes seconds.
  [
    "engine-render",
    "calculateAutoHeightForCell(row, col) {",
    "$&\nif (!this.worksheet.getCellRaw(row, col)) return;",
  ],
  // Conditional formats of a cell are merged to any depth, though a style has parts of one level only.
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
  // Formulas of conditional formats stand in no cell. It takes them for formulas of cells at the sheet's corner, looks for
  // those that depend on them, one by one for each cell that they format, calculates what has not changed, and sees cycles.
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
  // The help on a formula's arguments would begin folded, and its example would end with a comma for each that is left out.
  [
    "sheets-formula-ui",
    "const [contentVisible, setContentVisible] = useState(false);",
    "const [contentVisible, setContentVisible] = useState(true);",
  ],
  ["sheets-formula-ui", /(\.map\(\(item\) => item\.example\)\.join\(","\))/g, '$1.replace(/,+$/, "")'],
];

/** The rules by which webpack makes these changes; a build fails where there is nothing to change any more. */
export function changedUniver() {
  return CHANGES.map(([packages, search, replace]) => ({
    test: new RegExp(`@univerjs/${packages}/lib/es/index\\.js$`.replaceAll("/", "[\\\\/]")),
    loader: "string-replace-loader",
    options: { search, replace, strict: typeof search === "string" },
  }));
}
