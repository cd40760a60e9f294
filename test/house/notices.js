const { licenceOf, OWN_TERMS } = require("./licence-rules");

const LIST = /(<!-- packages[^>]*-->\n)([^]*?)(<!-- \/packages -->)/;
const OWN = "Own terms";
const WIDTH = 150;

/** The licence under which a package is listed in the notices. */
const heading = (one) => (one.name in OWN_TERMS ? OWN : licenceOf(one));

/** The entries of the notices' list: `name: licence`, once for each package. */
function listed(notices) {
  const [, , list = ""] = LIST.exec(notices) ?? [];
  return [...list.matchAll(/^\*\*(.+?)\*\*: ([^]*?)\.$/gm)].flatMap(([, licence, names]) =>
    names.split(/,\s+/).map((name) => `${name}: ${licence}`),
  );
}

const entries = (packages) => [...new Set(packages.map((one) => `${one.name}: ${heading(one)}`))].sort();

/** The packages named in backticks in the notices' table, each with the text of its row's last cell. */
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
 * What is wrong with the notices. The list must name all packages in the bundles with their licences, and the table those that are asked
 * for by name (`direct`).
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

/** The notices with the correct list. */
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
