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

const CONSEQUENCES = {
  products: /*i18n*/ "The products would fill {address}, where some cells are not empty.",
  table: /*i18n*/ "The table would fill {address}, where some cells are not empty.",
  formula: /*i18n*/ "The formula would take the place of what {address} holds.",
};

interface OverwriteDialogProps {
  /** What is to be written. */
  readonly what: keyof typeof CONSEQUENCES;
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
          <DialogContent>{i18n._(CONSEQUENCES[what], { address })}</DialogContent>
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
