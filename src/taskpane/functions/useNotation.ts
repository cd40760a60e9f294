import { useEffect, useState } from "react";
import { likelyNotation, readNotation } from "../../excel/notation";
import type { Notation } from "../../workbooks/formulas/local";

/** How formulas are typed in this Excel. While a cell is edited, Excel cannot be asked. */
export function useNotation(): Notation {
  const [notation, setNotation] = useState(likelyNotation);
  useEffect(() => {
    readNotation().then(setNotation, () => undefined);
  }, []);
  return notation;
}
