import { useState } from "react";
import { Button, makeStyles } from "@fluentui/react-components";
import { ButtonRow } from "../../../components/layout";
import { Message, useAction, type Ending } from "../../../components/useAction";
import { i18n } from "../../../language";
import { useCopiedLink } from "../../../view/sent/useCopiedLink";
import type { LinkOffer } from "./read-link";
import { ShareSection } from "./ShareSection";

const useStyles = makeStyles({ offer: { alignSelf: "stretch", overflowWrap: "anywhere" } });

/** Makes a link that opens this sheet in the workbench, for people without Excel. */
export function LinkSection() {
  const styles = useStyles();
  const [offer, setOffer] = useState<LinkOffer>();
  const action = useAction();
  const { isBusy, outcome, run } = action;
  const copied = useCopiedLink(action);

  const copy = (text: string) => {
    setOffer(undefined);
    return copied.copy("workbench.html", text);
  };
  const begin = async (): Promise<Ending> => {
    copied.clear();
    setOffer(undefined);
    const { readLink } = await import(/* webpackChunkName: "links" */ "./read-link");
    const read = await readLink();
    const [first, ...others] = Object.values(read.links);
    if (others.length === 0 && read.lacks.length === 0) return copy(first!);
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
      <div aria-live="polite" className={styles.offer}>
        {offer && (
          <>
            {offer.lacks.map((lack) => (
              <Message key={lack} intent="warning">
                {lack}
              </Message>
            ))}
            <ButtonRow>
              {Object.entries(offer.links).map(([label, text]) => (
                <Button key={label} disabledFocusable={isBusy} onClick={() => void run(() => copy(text))}>
                  {label}
                </Button>
              ))}
            </ButtonRow>
          </>
        )}
      </div>
      {copied.shown}
    </ShareSection>
  );
}
