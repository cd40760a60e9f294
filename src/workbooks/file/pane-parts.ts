import { strFromU8, strToU8 } from "fflate";
import type { PaneReference } from "../content";
import { rewrite, type Parts } from "./package";

/** The two parts by which a workbook knows its add-in's pane: [MS-OWEXML], sections 2.1 and 2.2. */
const PANES = "xl/webextensions/taskpanes.xml";
const ADD_IN = "xl/webextensions/webextension1.xml";
const PANES_RELATIONSHIPS = "xl/webextensions/_rels/taskpanes.xml.rels";

const OFFICE_2011 = "http://schemas.microsoft.com/office/2011/relationships";
const WEB_EXTENSIONS = "http://schemas.microsoft.com/office/webextensions";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE_RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** The property by which Office knows that a pane opens with the document. */
const OPENS = "Office.AutoShowTaskpaneWithDocument";

/** Adds the pane to a workbook's parts. */
export function addPane(parts: Parts, { id, version, opens }: PaneReference): void {
  parts[PANES] = strToU8(
    `${DECLARATION}<wetp:taskpanes xmlns:wetp="${WEB_EXTENSIONS}/taskpanes/2010/11">` +
      `<wetp:taskpane dockstate="right" visibility="0" width="350" row="1">` +
      `<wetp:webextensionref xmlns:r="${OFFICE_RELATIONSHIPS}" r:id="rId1"/>` +
      `</wetp:taskpane></wetp:taskpanes>`,
  );
  parts[PANES_RELATIONSHIPS] = strToU8(
    `${DECLARATION}<Relationships xmlns="${RELATIONSHIPS}">` +
      `<Relationship Id="rId1" Type="${OFFICE_2011}/webextension" Target="webextension1.xml"/></Relationships>`,
  );
  parts[ADD_IN] = strToU8(
    `${DECLARATION}<we:webextension xmlns:we="${WEB_EXTENSIONS}/webextension/2010/11" id="{${id}}">` +
      `<we:reference id="${id}" version="${version}" store="developer" storeType="Registry"/>` +
      `<we:alternateReferences/>` +
      `<we:properties><we:property name="${OPENS}" value="${opens}"/></we:properties>` +
      `<we:bindings/><we:snapshot xmlns:r="${OFFICE_RELATIONSHIPS}"/></we:webextension>`,
  );
  rewrite(parts, "[Content_Types].xml", (types) =>
    types.replace(
      "</Types>",
      `<Override PartName="/${PANES}" ContentType="application/vnd.ms-office.webextensiontaskpanes+xml"/>` +
        `<Override PartName="/${ADD_IN}" ContentType="application/vnd.ms-office.webextension+xml"/></Types>`,
    ),
  );
  rewrite(parts, "_rels/.rels", (relationships) =>
    relationships.replace(
      "</Relationships>",
      `<Relationship Id="rIdPanes" Type="${OFFICE_2011}/webextensiontaskpanes" Target="${PANES}"/></Relationships>`,
    ),
  );
}

/** In bytes; such a part has a few hundred. */
const LARGEST = 100_000;

/** The pane of a workbook, where it has one. */
export function readPane(parts: Parts): PaneReference | undefined {
  if (!parts[ADD_IN] || parts[ADD_IN].length > LARGEST) return undefined;
  const text = strFromU8(parts[ADD_IN]);
  const reference = /<(?:\w+:)?reference\b[^<>]*>/.exec(text)?.[0] ?? "";
  const id = /\bid="([\w-]+)"/.exec(reference)?.[1];
  const version = /\bversion="([\d.]+)"/.exec(reference)?.[1];
  if (id === undefined || version === undefined) return undefined;
  const opens = new RegExp(`name="${OPENS}"[^<>]*value="&?(?:quot;)?true`).test(text);
  return { id, version, opens };
}
