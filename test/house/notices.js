const { licenceOf, OWN_TERMS } = require("./licence-rules");

const LIST = /(<!-- packages[^>]*-->\n)([^]*?)(<!-- \/packages -->)/;
const OWN = "Own terms";
const WIDTH = 150;

/** The licence under which a package is listed in the notices. */
const heading = (one) => (one.name in OWN_TERMS ? OWN : licenceOf(one));

/** What the notices' list says: `name: licence`, of each package once. */
function listed(notices) {
  const [, , list = ""] = LIST.exec(notices) ?? [];
  return [...list.matchAll(/^\*\*(.+?)\*\*: ([^]*?)\.$/gm)].flatMap(([, licence, names]) =>
    names.split(/,\s+/).map((name) => `${name}: ${licence}`),
  );
}

const entries = (packages) => [...new Set(packages.map((one) => `${one.name}: ${heading(one)}`))].sort();

/** The packages that the rows of the notices' table name in backticks, with what their last cell says. */
function rows(notices) {
  return notices
    .split("\n")
    .filter((line) => line.startsWith("| ["))
    .flatMap((line) => {
      const cells = line.split("|").slice(1, -1);
      return [...cells[0].matchAll(/`([^`]+)`/g)].map(([, name]) => ({ name, terms: cells.at(-1) }));
    });
}

/**
 * Where the notices are not what they should be: the list has to name all packages of which the bundles are made with their
 * licences, and the table those of them that are asked for by name (`direct`).
 */
function noticeFaults(notices, packages, direct) {
  const wanted = entries(packages);
  const there = listed(notices);
  const table = rows(notices);
  const licences = new Map(packages.map((one) => [one.name, heading(one)]));
  return [
    ...wanted.filter((entry) => !there.includes(entry)).map((entry) => `The list lacks ${entry}.`),
    ...there.filter((entry) => !wanted.includes(entry)).map((entry) => `The list has a left-over ${entry}.`),
    ...direct
      .filter((name) => !table.some((row) => row.name === name))
      .map((name) => `The table lacks ${name}.`),
    ...table.flatMap(({ name, terms }) => {
      if (!direct.includes(name)) return [`The table has a left-over ${name}.`];
      const licence = licences.get(name);
      return licence === OWN || terms.includes(licence)
        ? []
        : [`The table does not say that ${name} is ${licence}.`];
    }),
  ];
}

/** The notices with the list as it should be. */
function withList(notices, packages) {
  const byLicence = new Map();
  for (const one of packages) byLicence.set(heading(one), [...(byLicence.get(heading(one)) ?? []), one.name]);
  const paragraphs = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => wrapped(`**${licence}**: ${[...new Set(names)].sort().join(", ")}.`));
  return notices.replace(LIST, (_all, start, _list, end) => `${start}\n${paragraphs.join("\n\n")}\n\n${end}`);
}

function wrapped(text) {
  return text
    .split(" ")
    .reduce(
      (lines, word) => {
        const line = `${lines.at(-1)} ${word}`.trim();
        return line.length > WIDTH ? [...lines, word] : [...lines.slice(0, -1), line];
      },
      [""],
    )
    .join("\n");
}

module.exports = { noticeFaults, withList };
