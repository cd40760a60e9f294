import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, Field, makeStyles, Textarea } from "@fluentui/react-components";
import { copyFrom } from "../../components/copy";
import type { useAction, Ending } from "../../components/useAction";
import { i18n } from "../../language";
import { hashOf } from "../../links/link";
import { isOnThisComputer, publishedLink } from "../../links/published";

const useStyles = makeStyles({ field: { alignSelf: "stretch", overflowWrap: "anywhere" } });

/** What is said of a link that others cannot open. */
const onlyHere = (isPublished: boolean) =>
  isPublished
    ? i18n.t("It works on this computer only.")
    : i18n.t(
        "It works on this computer only. To make links for others, set config.published in package.json.",
      );

/** Copies links to pages of this folder and shows the last one. A link that works here only can be copied with the published address. */
export function useCopiedLink({ isBusy, run }: Pick<ReturnType<typeof useAction>, "isBusy" | "run">) {
  const styles = useStyles();
  const field = useRef<HTMLTextAreaElement>(null);
  const [address, setAddress] = useState("");
  const made = address === "" ? undefined : new URL(address);
  const published = made && isOnThisComputer(made) ? publishedLink(made) : undefined;

  const copyAddress = async (link: string): Promise<Ending> => {
    // The browser copies only what it shows.
    flushSync(() => setAddress(link));
    if (!(await copyFrom(field.current!)))
      return { intent: "warning", text: i18n.t("Select the link and copy it.") };
    const isCopied = i18n.t("The link is on the clipboard.");
    const url = new URL(link);
    if (!isOnThisComputer(url)) return isCopied;
    const text = `${isCopied} ${onlyHere(publishedLink(url) !== undefined)}`;
    return { intent: "warning", text };
  };
  return {
    /** Copies the link to what an encoded text carries. */
    copy: (page: string, text: string) =>
      copyAddress(new URL(page + hashOf(text), window.location.href).href),
    clear: () => setAddress(""),
    shown: (
      <>
        {address !== "" && (
          <Field label={i18n.t("The link")} className={styles.field}>
            <Textarea textarea={{ ref: field }} readOnly value={address} rows={3} />
          </Field>
        )}
        {published !== undefined && (
          <Button disabledFocusable={isBusy} onClick={() => void run(() => copyAddress(published))}>
            {i18n.t("Copy with the published address")}
          </Button>
        )}
      </>
    ),
  };
}
