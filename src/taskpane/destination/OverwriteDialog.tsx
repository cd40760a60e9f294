import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from "@fluentui/react-components";

interface OverwriteDialogProps {
  /** What would be written, such as "The products". */
  readonly what: string;
  readonly address: string;
  readonly filled: number;
  readonly onOverwrite: () => void;
  readonly onKeep: () => void;
}

/** Asks before filled cells are written over; Escape keeps them. */
export function OverwriteDialog({ what, address, filled, onOverwrite, onKeep }: OverwriteDialogProps) {
  const cells = filled === 1 ? "1 filled cell" : `${filled} filled cells`;
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => open || onKeep()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Write over {cells}?</DialogTitle>
          <DialogContent>
            {what} would take {address}, where something stands already.
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onKeep}>
              Keep them
            </Button>
            <Button onClick={onOverwrite}>Overwrite</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
