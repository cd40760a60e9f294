import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import { i18n } from "../language";
import { isLink } from "./checks";
import { LinkError, type Link } from "./link";

/** In characters: chat programs and mail servers cut off longer ones. */
export const MAX_LINK_LENGTH = 8_000;
/** In bytes of JSON; a link within the limit may unpack to a thousand times its own length. */
const MAX_UNPACKED = 1 << 18;

/**
 * A link's text for the part of an address after `#`: JSON, deflated, in the letters of base64url. Throws a LinkError if it is too long, or
 * carries what no link may.
 */
export function encodeLink(link: Link): string {
  if (!isLink(link)) {
    throw new LinkError(i18n.t("A link cannot carry cells with errors, or texts that begin with =."));
  }
  const json = strToU8(JSON.stringify(link));
  if (json.length > MAX_UNPACKED) throw tooMuch();
  const bytes = deflateSync(json, { level: 9 });
  const text = btoa(strFromU8(bytes, true)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  if (text.length > MAX_LINK_LENGTH) throw tooLong(text.length);
  return text;
}

/** The link that a text stands for. Throws a LinkError if it is damaged, too long, or no link at all. */
export function decodeLink(text: string): Link {
  if (text.length > MAX_LINK_LENGTH) throw tooLong(text.length);
  let link: unknown;
  try {
    link = JSON.parse(strFromU8(inflated(bytesOf(text))));
  } catch (problem) {
    if (problem instanceof LinkError) throw problem;
    throw damaged();
  }
  if (!isLink(link)) throw damaged();
  return link;
}

const tooLong = (length: number) =>
  new LinkError(
    i18n.t("The link has {length, number} characters, and at most {most, number} are allowed.", {
      length,
      most: MAX_LINK_LENGTH,
    }),
  );
const tooMuch = () =>
  new LinkError(
    i18n.t(
      "The link holds more than {most, number} characters when it is unpacked: no puzzle needs so many.",
      { most: MAX_UNPACKED },
    ),
  );
const damaged = () =>
  new LinkError(i18n.t("The link is damaged: perhaps a part of it was lost when it was copied."));

function bytesOf(text: string): Uint8Array {
  return strToU8(atob(text.replaceAll("-", "+").replaceAll("_", "/")), true);
}

/** Unpacks piece by piece, so that a hostile link ends at the limit. */
function inflated(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  const inflate = new Inflate((piece, final) => {
    length += piece.length;
    if (length > MAX_UNPACKED) throw tooMuch();
    pieces.push(piece);
    isWhole = final;
  });
  const STRIDE = 512;
  for (let from = 0; from < bytes.length; from += STRIDE) {
    inflate.push(bytes.subarray(from, from + STRIDE), from + STRIDE >= bytes.length);
  }
  if (!isWhole) throw damaged();
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
