import { parseArgs } from "node:util";

export const USAGE = "Usage: npm run release -- --origin https://your.server/puzzlebook";

/** The address that a release is for, without a slash at its end. Throws an error in words where Excel could not load from it. */
export function originFrom(args) {
  const { values } = parseArgs({ args, options: { origin: { type: "string" } } });
  const { origin } = values;
  if (origin === undefined) throw new Error(USAGE);
  const wrong = (why) => new Error(`--origin ${origin}: ${why}\n${USAGE}`);
  if (!URL.canParse(origin))
    throw wrong("this is not an address. Write the whole address, from https:// on.");
  const { protocol, search, hash, username } = new URL(origin);
  if (protocol !== "https:") throw wrong("Excel loads add-ins by https only.");
  if (search || hash || username || /[?#]/.test(origin))
    throw wrong("write the address of a folder only, without ?, # or @.");
  return origin.replace(/\/+$/, "");
}

/** Refuses to go on while there is no way for people to report a problem. `support` is `config.support` of package.json. */
export function requireSupport(support) {
  const isMail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(support);
  const isPage = URL.canParse(support) && new URL(support).protocol === "https:";
  if (isMail || isPage) return;
  const state = support === "" ? "is not set yet" : `is "${support}"`;
  throw new Error(
    `config.support in package.json ${state}. Write an e-mail address or an https address there: the page Support shows it, so that people can report a problem.`,
  );
}
