import { Button } from "@fluentui/react-components";
import { readDocumentFile } from "../../../excel/document-file";
import { i18n } from "../../../language";
import { isOnMac } from "../../on-mac";
import { saveContents } from "../../save-file";
import { ShareSection } from "./ShareSection";
import { useAction } from "../../useAction";

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Gives the user the workbook's file. */
export function Download() {
  const { isBusy, outcome, run } = useAction();
  const download = async () => {
    const { name, bytes } = await readDocumentFile();
    saveContents(name, bytes, TYPE);
    return { intent: "success", text: i18n.t("Downloaded as {name}.", { name }) } as const;
  };
  if (isOnMac()) {
    return (
      <ShareSection
        heading={i18n.t("Download as .xlsx")}
        sentence={i18n.t("On a Mac, choose File > Save a Copy… in Excel: panes cannot save files there.")}
      />
    );
  }
  return (
    <ShareSection
      heading={i18n.t("Download as .xlsx")}
      sentence={i18n.t("Saves the workbook as it is now to a file that you can pass on.")}
      outcome={outcome}
    >
      <Button disabledFocusable={isBusy} onClick={() => void run(download)}>
        {i18n.t("Download")}
      </Button>
    </ShareSection>
  );
}
