import { useState } from "react";
import {
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Text,
} from "@fluentui/react-components";
import { describeProblem } from "../../excel/problems";
import { putPicture } from "../../excel/pictures";
import { i18n } from "../../language";
import { isOnMac } from "../on-mac";
import { saveFile } from "../save-file";
import type { Drawing } from "../../drawing/drawing";
import { pngAddress, svgAddress } from "./picture-files";

/** Where the pictures of a drawing in its current state come from. */
export interface PictureSource {
  /** The drawing, if it is flat. */
  svg(): SVGSVGElement | undefined;
  /** The picture as a PNG data URL, if it is solid. */
  solid(): string | undefined;
}

interface PictureMenuProps {
  readonly drawing: Drawing;
  readonly source: PictureSource;
  /** The name of saved files, without an extension. */
  readonly fileName: () => string;
  readonly inSheet: boolean;
}

/** Saves what a drawing shows, or puts it into the sheet. There is no menu if neither is possible. */
export function PictureMenu({ drawing, source, fileName, inSheet }: PictureMenuProps) {
  const [outcome, setOutcome] = useState<string>();
  const png = async () => {
    const svg = source.svg();
    const address = svg ? await pngAddress(svg) : source.solid();
    if (!address) throw new Error(i18n.t("There is no picture yet."));
    return address;
  };
  const run = (work: () => Promise<string>) => {
    setOutcome(undefined);
    void work().catch(describeProblem).then(setOutcome);
  };
  const save = async (ending: "svg" | "png") => {
    const svg = source.svg();
    const name = `${fileName()}.${ending}`;
    saveFile(name, ending === "svg" && svg ? svgAddress(svg) : await png());
    return i18n.t("Saved as {name}.", { name });
  };
  const put = async () => {
    const address = await png();
    await putPicture(address.slice(address.indexOf(",") + 1), i18n._(drawing.title));
    return i18n.t("The picture is in the sheet.");
  };
  const canSave = !isOnMac();
  if (!canSave && !inSheet) return null;
  return (
    <>
      {outcome && (
        <Text size={200} role="status">
          {outcome}
        </Text>
      )}
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <MenuButton
            size="small"
            appearance="subtle"
            aria-label={i18n.t("Picture: {title}", { title: i18n._(drawing.title) })}
          >
            {i18n.t("Picture")}
          </MenuButton>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {canSave && drawing.kind === "flat" && (
              <MenuItem onClick={() => run(() => save("svg"))}>{i18n.t("Save as SVG")}</MenuItem>
            )}
            {canSave && <MenuItem onClick={() => run(() => save("png"))}>{i18n.t("Save as PNG")}</MenuItem>}
            {inSheet && <MenuItem onClick={() => run(put)}>{i18n.t("Put into the sheet")}</MenuItem>}
          </MenuList>
        </MenuPopover>
      </Menu>
    </>
  );
}
