import { setStyle, styled } from "../sheet/styles";
import type { MemberTable } from "./table";

const WHITE = "#FFFFFF";

export const rangeFill: MemberTable<"RangeFill"> = {
  properties: {
    // Excel treats a cell without a fill as white.
    Color: styled(
      "bg",
      ({ bg }, host) => (bg?.rgb ? host.color(bg.rgb) : WHITE),
      (value, host) => ({ rgb: host.color(value) }),
    ),
  },
  methods: {
    Clear: (target, _args, host) => {
      if (host.onGrid(target)) setStyle(host, target, "bg", null);
    },
  },
};
