const shown = (cell) => (typeof cell === "boolean" ? String(cell).toUpperCase() : String(cell));
const answerOf = (rows) => rows.map((row) => row.map(shown).join(" ")).join("; ");
const code = (text) => `\`${text.replaceAll("|", "\\|")}\``;

/** The text of docs/functions.md: each function with what Excel says of it, an example, and the answer to it. */
export function functionsPage({ functions, topics, examples }) {
  const rowOf = ({ name, description }) => {
    const { formula, answer } = examples[name];
    return `| \`${name}\` | ${description} | ${code(formula)} | ${code(answerOf(answer))} |`;
  };
  const sections = topics.map(({ title, about, functions: names }) =>
    [
      `## ${title}`,
      about,
      "",
      "| function | what it does | example | answer |",
      "|---|---|---|---|",
      ...Object.keys(names).map((name) => rowOf(functions.find((each) => each.name === name))),
    ].join("\n"),
  );
  return [
    "# The functions",
    `${functions.length} functions, by topic. In the answers, a semicolon begins a new row. The help has a page for each function.`,
    "<!-- Made by `npm run functions` from the functions’ comments. -->",
    ...sections,
  ]
    .join("\n\n")
    .concat("\n");
}

/** The README with the names of the functions by topic: the list in its section on them. */
export function withNames(readme, topics) {
  const rows = topics.map(({ title, functions }) => {
    const names = Object.keys(functions).map((name) => `\`${name}\``);
    return `- **${title}:** ${names.join(" ")}`;
  });
  return readme.replace(
    /(## The functions\n[^#]*?\n)(?:- .*\n)+/,
    (_, before) => `${before}${rows.join("\n")}\n`,
  );
}
