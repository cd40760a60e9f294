import { OFFICE, TYPES } from "../hosting/headers.mjs";
import { allowsExcel } from "./folder.mjs";

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** What is wrong with an address that Excel loads add-ins from; undefined if it is fine. */
export function httpsProblem({ protocol, hostname }) {
  if (protocol === "https:" || LOCAL.has(hostname)) return undefined;
  return "Excel loads add-ins by https only; plain http is for localhost";
}

/** What prevents Excel on the web from reading a file of the functions. */
export function corsProblem({ headers }) {
  const value = headers.get("access-control-allow-origin");
  if (value === null)
    return "the server sends no Access-Control-Allow-Origin, so Excel on the web knows no function";
  if (allowsExcel(value)) return undefined;
  return `Access-Control-Allow-Origin is ${value}, which leaves Excel on the web out`;
}

/** What prevents Office from framing a page. Without any header, nothing does. */
export function framingProblem({ headers }) {
  const frame = headers.get("x-frame-options");
  if (frame !== null) return `X-Frame-Options is ${frame}, which leaves Office out; leave it away`;
  const ancestors = /frame-ancestors([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1];
  if (ancestors === undefined) return undefined;
  const sources = ancestors.trim().split(/\s+/);
  if (sources.includes("*")) return undefined;
  const missing = OFFICE.split(" ").filter((source) => !sources.includes(source));
  return missing.length > 0 ? `frame-ancestors lacks ${missing.join(" ")}` : undefined;
}

/** What is wrong with the type of a file. Browsers rely on it because our servers send `nosniff`. */
export function typeProblem({ file, headers }) {
  const types = TYPES[file.split(".").at(-1)];
  const type = (headers.get("content-type") ?? "none").split(";")[0].trim().toLowerCase();
  if (types === undefined || types.includes(type)) return undefined;
  return `its type is ${type}, not ${types[0]}`;
}
