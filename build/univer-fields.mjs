/** The packages of Univer whose classes set no fields. */
const WITHOUT_FIELDS = "design|docs-drawing|preset-[\\w-]+|protocol|sheets-drawing|telemetry|themes";

/**
 * The webpack rule for the fields of Univer's classes. Univer (0.25.1) sets each field through a helper with a computed key, which the
 * engine cannot optimize. There are thousands of these places, too many for patches. The build fails if a package has none.
 */
export function univerFields() {
  const file = `@univerjs/(?!(?:${WITHOUT_FIELDS})/)[\\w-]+/lib/es/index\\.js$`;
  return {
    test: new RegExp(file.replaceAll("/", "[\\\\/]")),
    loader: "string-replace-loader",
    options: { search: /_defineProperty\(this, "([\w$]+)", /g, replace: "this.$1 = (", strict: true },
  };
}
