import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { apache, headersFile, nginx, staticWebApp } from "./formats.mjs";

/** The server configuration files, each with a function of the path of the published folder. */
const FILES = {
  "nginx.conf": nginx,
  ".htaccess": apache,
  _headers: headersFile,
  "staticwebapp.config.json": staticWebApp,
};

/** Writes the server configurations with the headers and types for the files published at `origin`. */
export function writeHosting({ origin, folder }) {
  const { pathname } = new URL(`${origin}/`);
  mkdirSync(folder, { recursive: true });
  for (const [name, write] of Object.entries(FILES)) {
    writeFileSync(path.join(folder, name), `${write(pathname).join("\n")}\n`);
  }
}
