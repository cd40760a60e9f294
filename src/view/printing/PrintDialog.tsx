import { useMemo, useState } from "react";
import {
  Body1,
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from "@fluentui/react-components";
import { Choice } from "../../components/Choice";
import { Column, PlainList } from "../../components/layout";
import { download } from "../../components/save-file";
import { Outcome, useAction } from "../../components/useAction";
import type { Printable, PrintedPart } from "../../drawing/drawing";
import { FORMATS } from "../../drawing/printing/files";
import { onPlate, sizeOf } from "../../drawing/printing/layout";
import { i18n } from "../../language";
import type { Play } from "../../playing/play";

/** In millimetres, for fine printers and for coarse ones. */
const CLEARANCES = [0.2, 0.3, 0.4];
const USUAL = 0.3;

type Format = keyof typeof FORMATS;
const TITLES: Readonly<Record<Format, string>> = {
  "3mf": /*i18n*/ "3MF, parts by name",
  stl: /*i18n*/ "STL, all in one",
};

const millimetres = (clearance: number) => i18n.t("{clearance, number} mm", { clearance });

interface PrintDialogProps {
  readonly printable: Printable;
  readonly play: Play;
  /** The name of saved files, without an extension. */
  readonly fileName: string;
  readonly onClose: () => void;
}

/** Saves a puzzle for a 3D printer, with a clearance, and says how the parts are put together. */
export function PrintDialog({ printable, play, fileName, onClose }: PrintDialogProps) {
  const { outcome, isBusy, run } = useAction();
  const [clearance, setClearance] = useState(USUAL);
  const [format, setFormat] = useState<Format>("3mf");
  const parts = useMemo(() => printable.parts(play, clearance), [printable, play, clearance]);
  const save = () => {
    const { type, written } = FORMATS[format];
    const name = `${fileName}-${clearance}-mm.${format}`;
    return download(name, written(onPlate(parts)), type);
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => open || onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{i18n.t("For a 3D printer")}</DialogTitle>
          <DialogContent>
            <Column>
              <Choice
                label={i18n.t("Clearance")}
                hint={i18n.t("Between parts that move: less on a fine printer, more on a coarse one.")}
                options={CLEARANCES.map((each) => [String(each), millimetres(each)] as const)}
                value={String(clearance)}
                onChoose={(chosen) => setClearance(Number(chosen))}
              />
              <Choice
                label={i18n.t("File")}
                options={Object.entries(TITLES).map(([each, title]) => [each, i18n._(title)] as const)}
                value={format}
                onChoose={(chosen) => setFormat(chosen as Format)}
              />
              <Outcome of={outcome} />
              <PlainList gap="XS" label={i18n.t("Sizes of the parts")}>
                {parts.map((part) => (
                  <li key={part.name}>{sizeText(part)}</li>
                ))}
              </PlainList>
              <ol>
                {printable.steps.map((step) => (
                  <li key={step}>
                    <Body1>{i18n._(step)}</Body1>
                  </li>
                ))}
              </ol>
            </Column>
          </DialogContent>
          <DialogActions>
            <Button
              appearance="primary"
              disabledFocusable={isBusy}
              onClick={() => void run(async () => save())}
            >
              {i18n.t("Save")}
            </Button>
            <Button onClick={onClose}>{i18n.t("Close")}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function sizeText(part: PrintedPart): string {
  const [length, width, height] = sizeOf(part).map(Math.ceil);
  return i18n.t("{part}: {length} × {width} × {height} mm", {
    part: i18n._(part.name),
    length: length!,
    width: width!,
    height: height!,
  });
}
