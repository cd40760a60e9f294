import { Button } from "@fluentui/react-components";
import { i18n } from "../../language";
import { correctedCycles } from "../../permutations/corrections";
import type { ProductOrder } from "../../permutations/product-order";

interface Props {
  /** A permutation as entered in a field. */
  readonly text: string;
  readonly order?: ProductOrder;
  readonly onUse: (corrected: string) => void;
}

/** A button that replaces an unreadable permutation by what may have been meant, if one change mends it. */
export function UseCorrected({ text, order, onUse }: Props) {
  const corrected = text.trim() === "" ? undefined : correctedCycles(text, order);
  if (corrected === undefined) return null;
  return <Button onClick={() => onUse(corrected)}>{i18n.t("Use {corrected}", { corrected })}</Button>;
}
