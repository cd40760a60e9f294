import { Button } from "@fluentui/react-components";
import { i18n } from "../language";
import { Progress } from "../components/work/Progress";

interface SolvingProgressProps {
  /** The fraction that is done, from 0 to 1. */
  readonly part: number;
  readonly onCancel: () => void;
}

/** How far the solving is, and a button that ends it. */
export function SolvingProgress({ part, onCancel }: SolvingProgressProps) {
  return (
    <>
      <Progress text={i18n.t("Solving the puzzle …")} label={i18n.t("Progress of the solving")} part={part} />
      <Button onClick={onCancel}>{i18n.t("Cancel")}</Button>
    </>
  );
}
