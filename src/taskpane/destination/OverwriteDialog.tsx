import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from "@fluentui/react-components";
import { i18n } from "../../language";

interface OverwriteDialogProps {
  /** What is to be written. */
  readonly what: "products" | "table";
  readonly address: string;
  readonly filled: number;
  readonly onOverwrite: () => void;
  readonly onKeep: () => void;
}

/** Asks before overwriting filled cells. Escape keeps them. */
export function OverwriteDialog({ what, address, filled, onOverwrite, onKeep }: OverwriteDialogProps) {
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => open || onKeep()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>
            {i18n.t("Write over {filled, plural, one {# filled cell} other {# filled cells}}?", { filled })}
          </DialogTitle>
          <DialogContent>
            {what === "products"
              ? i18n.t("The products would fill {address}, where some cells are not empty.", { address })
              : i18n.t("The table would fill {address}, where some cells are not empty.", { address })}
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onKeep}>
              {i18n.t("Keep them")}
            </Button>
            <Button onClick={onOverwrite}>{i18n.t("Overwrite")}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
