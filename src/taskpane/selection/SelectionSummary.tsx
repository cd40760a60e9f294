import { Caption1, makeStyles, Text, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import type { LabelledPermutation } from "../../permutations/products";
import { Column } from "../../components/layout";
import { Message } from "../../components/useAction";
import type { SelectionState } from "./useSelection";

const useStyles = makeStyles({ address: { color: tokens.colorNeutralForeground3 } });

interface SelectionSummaryProps {
  readonly understanding: SelectionState;
  /** Describes the generators in one line. */
  readonly describe: (generators: readonly LabelledPermutation[]) => string;
}

/** What the pane reads in the selected cells, or why it cannot. */
export function SelectionSummary({ understanding, describe }: SelectionSummaryProps) {
  const styles = useStyles();
  return (
    <section aria-live="polite" aria-label={i18n.t("Selected generators")}>
      {understanding.kind === "reading" && <Text>{i18n.t("Reading the selection …")}</Text>}
      {understanding.kind === "problem" && <Message intent="info">{understanding.problem}</Message>}
      {understanding.kind === "generators" && (
        <Column gap="XS">
          <Text weight="semibold">{describe(understanding.generators)}</Text>
          <Caption1 className={styles.address}>
            {i18n.t("selected in {address}", { address: understanding.address })}
          </Caption1>
        </Column>
      )}
    </section>
  );
}
