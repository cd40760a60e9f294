import { isLocked, unlockedStyle } from "../../univer/basics/locks";
import { boolean } from "../batch/arguments";
import { styled } from "../sheet/styles";
import type { MemberTable } from "./table";

/** Hidden formulas are not supported. */
export const formatProtection: MemberTable<"FormatProtection"> = {
  properties: {
    Locked: styled("ol", isLocked, (value) => (boolean(value, "locked") ? null : unlockedStyle())),
  },
};
