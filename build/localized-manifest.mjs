import { XMLBuilder, XMLParser } from "fast-xml-parser";

const FORM = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseAttributeValue: false,
};

/**
 * The manifest with an `Override` in each language for every text and address that is another one there.
 *
 * @param xml the manifest in English
 * @param translations by the tag of a language: its texts by the English ones
 */
export function localizedManifest(xml, translations) {
  const visit = (nodes) => {
    for (const node of nodes) {
      const tag = Object.keys(node).find((key) => key !== ":@");
      if (!Array.isArray(node[tag])) continue;
      visit(node[tag]);
      const text = node[":@"]?.DefaultValue;
      if (text !== undefined) node[tag].push(...overridesOf(text, tag, translations));
    }
  };
  const document = new XMLParser(FORM).parse(xml);
  visit(document);
  return `${new XMLBuilder({ ...FORM, format: true, suppressEmptyNode: true }).build(document)}\n`;
}

/** These are in their element's namespace. */
function overridesOf(text, tag, translations) {
  const prefix = /^\w+:/.exec(tag)?.[0] ?? "";
  return Object.entries(translations)
    .filter(([, texts]) => Object.hasOwn(texts, text))
    .map(([Locale, texts]) => ({ [`${prefix}Override`]: [], ":@": { Locale, Value: texts[text] } }));
}
