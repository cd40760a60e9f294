import type { IStyleData } from "@univerjs/core";
import type { SheetHost } from "../sheet/host";
import { styled } from "../sheet/styles";
import type { MemberTable } from "./table";

const WHITE = "#FFFFFF";

export const fillColor = ({ bg }: IStyleData, host: SheetHost): string =>
  bg?.rgb ? host.color(bg.rgb) : WHITE;

export const rangeFill: MemberTable<"RangeFill"> = {
  properties: {
    // Excel treats a cell without a fill as white.
    Color: styled("bg", fillColor, (value, host) => ({ rgb: host.color(value) })),
  },
};
