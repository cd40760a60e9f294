import { headersOfAll, rowsOfFiles, TYPES } from "./headers.mjs";

const indented = (lines, by = "  ") => lines.map((line) => by + line);
const typeLines = (write) => Object.entries(TYPES).map(([ending, [type]]) => write(type, ending));
const headerLines = (headers, write) => Object.entries(headers).map(([name, value]) => write(name, value));
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const isFolder = (name) => name.endsWith("/");

/** The files of a row as a regular expression that matches what follows the published folder. */
const pattern = (names) =>
  names.map((name) => (isFolder(name) ? `${escaped(name)}.*` : escaped(name))).join("|");

/** For nginx: a location for the server block of an https server. `folder` is the path, such as `/book/`. */
export function nginx(folder) {
  const header = (name, value) => `add_header ${name} "${value}" always;`;
  // A location that adds a header inherits none from the enclosing ones.
  const locations = rowsOfFiles().flatMap(([names, headers]) => [
    `location ~ "^${escaped(folder)}(?:${pattern(names)})$" {`,
    ...indented(headerLines({ ...headersOfAll(), ...headers }, header)),
    "}",
  ]);
  return [
    "# Goes into the server block, which has to speak https and to say where the files are (root).",
    `location ${folder} {`,
    ...indented(["types {", ...indented(typeLines((type, ending) => `${type} ${ending};`)), "}"]),
    ...indented(["charset utf-8;", "charset_types text/css text/javascript application/json;"]),
    ...indented(headerLines(headersOfAll(), header)),
    ...indented(locations),
    "}",
  ];
}

/** For Apache 2.4: `.htaccess` goes into the published folder. The server must allow it (AllowOverride FileInfo). */
export function apache(folder) {
  const header = (name, value) => `Header always set ${name} "${value}"`;
  return [
    "AddDefaultCharset utf-8",
    ...typeLines((type, ending) => `AddType ${type} .${ending}`),
    "# Needs mod_headers (a2enmod headers).",
    ...headerLines(headersOfAll(), header),
    ...rowsOfFiles().flatMap(([names, headers]) => [
      `<If "%{REQUEST_URI} =~ m#^${escaped(folder)}(?:${pattern(names)})$#">`,
      ...indented(headerLines(headers, header)),
      "</If>",
    ]),
  ];
}

/** For Netlify and Cloudflare, which set the types themselves: `_headers` goes into the root of the site. */
export function headersFile(folder) {
  const header = (name, value) => `  ${name}: ${value}`;
  // Both also serve a page without its extension.
  const addresses = (name) => {
    if (isFolder(name)) return [`${name}*`];
    return name.endsWith(".html") ? [name, name.replace(/\.html$/, "")] : [name];
  };
  return [
    `${folder}*`,
    ...headerLines(headersOfAll(), header),
    ...rowsOfFiles().flatMap(([names, headers]) =>
      names.flatMap(addresses).flatMap((address) => [folder + address, ...headerLines(headers, header)]),
    ),
  ];
}

/** For Azure Static Web Apps: the first matching route applies, together with the global headers. */
export function staticWebApp(folder) {
  const routes = rowsOfFiles().flatMap(([names, headers]) =>
    names.map((name) => ({ route: folder + (isFolder(name) ? `${name}*` : name), headers })),
  );
  const mimeTypes = Object.fromEntries(typeLines((type, ending) => [`.${ending}`, type]));
  return [JSON.stringify({ globalHeaders: headersOfAll(), mimeTypes, routes }, undefined, 2)];
}
