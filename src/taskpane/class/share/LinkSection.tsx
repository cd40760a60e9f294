import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, Field, makeStyles, Textarea } from "@fluentui/react-components";
import { i18n } from "../../../language";
import { copyFrom } from "../../copy";
import { readLink } from "./read-link";
import { ShareSection } from "./ShareSection";
import { useAction } from "../../useAction";

const useStyles = makeStyles({ field: { alignSelf: "stretch" } });

/** Makes a link that opens this sheet's puzzle in the workbench, for people without Excel. */
export function LinkSection() {
  const styles = useStyles();
  const field = useRef<HTMLTextAreaElement>(null);
  const [address, setAddress] = useState("");
  const { isBusy, outcome, run } = useAction();
  const copy = async () => {
    setAddress("");
    const { encodeLink } = await import(/* webpackChunkName: "links" */ "../../../links/codec");
    const hash = `#puzzle=${encodeLink(await readLink())}`;
    const made = new URL(`workbench.html${hash}`, window.location.href).href;
    // The browser copies only what it shows.
    flushSync(() => setAddress(made));
    return (await copyFrom(field.current!))
      ? ({ intent: "success", text: i18n.t("The link is on the clipboard.") } as const)
      : ({ intent: "warning", text: i18n.t("Select the link and copy it.") } as const);
  };
  return (
    <ShareSection
      heading={i18n.t("Link")}
      sentence={i18n.t(
        "Opens this sheet’s puzzle with your own inputs in the browser, for people without Excel. All of it is in the link itself: no server sees it.",
      )}
      outcome={outcome}
    >
      <Button disabledFocusable={isBusy} onClick={() => void run(copy)}>
        {i18n.t("Copy link")}
      </Button>
      {address !== "" && (
        <Field label={i18n.t("The link")} className={styles.field}>
          <Textarea textarea={{ ref: field }} readOnly value={address} rows={3} />
        </Field>
      )}
    </ShareSection>
  );
}
