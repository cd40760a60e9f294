const examples = require("./examples.json");

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text) => String(text).replace(/[&<>"]/g, (character) => ESCAPES[character]);

function parameterName({ name, optional, repeating }) {
  const shown = repeating ? `${name}1, ${name}2, …` : name;
  return optional ? `[${shown}]` : shown;
}

const syntax = ({ name, parameters }) => `PUZZLE.${name}(${parameters.map(parameterName).join(", ")})`;

function exampleTable({ answer }) {
  const row = (cells) => `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join("")}</tr>`;
  return `<table>${answer.map(row).join("")}</table>`;
}

function section(definition) {
  const example = examples[definition.name];
  const parameters = definition.parameters
    .map(
      (parameter) => `<dt>${escape(parameterName(parameter))}</dt><dd>${escape(parameter.description)}</dd>`,
    )
    .join("");
  return `<section id="${definition.name}">
      <h2>${definition.name}</h2>
      <p>${escape(definition.description)}</p>
      <p><code>${escape(syntax(definition))}</code></p>
      <dl>${parameters}</dl>
      <p>Type <code>${escape(example.formula)}</code> and you see</p>
      ${exampleTable(example)}
    </section>`;
}

/** The page behind the functions' help links, from their metadata (functions.json) and one example each. */
module.exports = function renderHelpPage({ functions }) {
  const links = functions.map(({ name }) => `<a href="#${name}">${name}</a>`).join(" ");
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'">
    <title>Puzzlebook: the functions</title>
    <link rel="stylesheet" href="assets/help.css">
    <link rel="icon" href="assets/icon-32.png">
  </head>
  <body>
    <header>
      <h1><img src="assets/icon-64.png" alt="" width="32" height="32"> Puzzlebook: the functions</h1>
      <p>Type them in any cell. A permutation is written in cycles, such as <code>(1 4 2)(3 8)</code>, and products go
      from left to right. Select two columns, labels and permutations, and the pane expands them.</p>
      <nav>${links}</nav>
    </header>
    ${functions.map(section).join("\n    ")}
  </body>
</html>
`;
};
