import { Button, Field, ProgressBar } from "@fluentui/react-components";
import { i18n } from "../../language";

interface SolvingProgressProps {
  /** The fraction that is done, from 0 to 1. */
  readonly part: number;
  readonly onCancel: () => void;
}

/** How far the solving is, and a button that ends it. */
export function SolvingProgress({ part, onCancel }: SolvingProgressProps) {
  return (
    <>
      <Field validationMessage={i18n.t("Solving the puzzle …")} validationState="none">
        <ProgressBar value={part} aria-label={i18n.t("Progress of the solving")} />
      </Field>
      <Button onClick={onCancel}>{i18n.t("Cancel")}</Button>
    </>
  );
}
