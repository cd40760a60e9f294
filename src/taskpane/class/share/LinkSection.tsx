import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, Field, makeStyles, Textarea } from "@fluentui/react-components";
import { copyFrom } from "../../../components/copy";
import { ButtonRow } from "../../../components/layout";
import { Message, useAction, type Ending } from "../../../components/useAction";
import { i18n } from "../../../language";
import { isOnThisComputer, publishedLink } from "../../../links/published";
import type { LinkOffer } from "./read-link";
import { ShareSection } from "./ShareSection";

const useStyles = makeStyles({ field: { alignSelf: "stretch", overflowWrap: "anywhere" } });

/** What is said of a link that others cannot open. */
const onlyHere = (origin: string, isPublished: boolean) =>
  isPublished
    ? i18n.t("It works on this computer only: it begins with {origin}.", { origin })
    : i18n.t(
        "It works on this computer only: it begins with {origin}. To get links for others, write the address at which you publish Puzzlebook into config.published of package.json.",
        { origin },
      );

/** Makes a link that opens this sheet in the workbench, for people without Excel. */
export function LinkSection() {
  const styles = useStyles();
  const field = useRef<HTMLTextAreaElement>(null);
  const [address, setAddress] = useState("");
  const [offer, setOffer] = useState<LinkOffer>();
  const { isBusy, outcome, run } = useAction();
  const made = address === "" ? undefined : new URL(address);
  const published = made && isOnThisComputer(made) ? publishedLink(made) : undefined;

  const copy = async (link: string): Promise<Ending> => {
    // The browser copies only what it shows.
    flushSync(() => {
      setOffer(undefined);
      setAddress(link);
    });
    if (!(await copyFrom(field.current!)))
      return { intent: "warning", text: i18n.t("Select the link and copy it.") };
    const isCopied = i18n.t("The link is on the clipboard.");
    const url = new URL(link);
    if (!isOnThisComputer(url)) return isCopied;
    const text = `${isCopied} ${onlyHere(url.origin, publishedLink(url) !== undefined)}`;
    return { intent: "warning", text };
  };
  const copyHere = (text: string) =>
    copy(new URL(`workbench.html#puzzle=${text}`, window.location.href).href);
  const begin = async (): Promise<Ending> => {
    setAddress("");
    setOffer(undefined);
    const { readLink } = await import(/* webpackChunkName: "links" */ "./read-link");
    const read = await readLink();
    const [first, ...others] = Object.values(read.links);
    if (others.length === 0 && read.lacks.length === 0) return copyHere(first!);
    setOffer(read);
  };
  return (
    <ShareSection
      heading={i18n.t("Link")}
      sentence={i18n.t(
        "Opens this sheet in the browser, with its formulas and your inputs, for people without Excel. All of it is in the link itself: no server sees it.",
      )}
      outcome={outcome}
    >
      <Button disabledFocusable={isBusy} onClick={() => void run(begin)}>
        {i18n.t("Copy link")}
      </Button>
      <div aria-live="polite" className={styles.field}>
        {offer && (
          <>
            {offer.lacks.map((lack) => (
              <Message key={lack} intent="warning">
                {lack}
              </Message>
            ))}
            <ButtonRow>
              {Object.entries(offer.links).map(([label, text]) => (
                <Button key={label} disabledFocusable={isBusy} onClick={() => void run(() => copyHere(text))}>
                  {label}
                </Button>
              ))}
            </ButtonRow>
          </>
        )}
      </div>
      {address !== "" && (
        <Field label={i18n.t("The link")} className={styles.field}>
          <Textarea textarea={{ ref: field }} readOnly value={address} rows={3} />
        </Field>
      )}
      {published !== undefined && (
        <Button disabledFocusable={isBusy} onClick={() => void run(() => copy(published))}>
          {i18n.t("Copy with the published address")}
        </Button>
      )}
    </ShareSection>
  );
}
