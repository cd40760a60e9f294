import { useState, useEffect } from "react";
import type { PageProps } from "../../components/lazy-page";
import { Column, PlainList, Section } from "../../components/layout";
import { useIsShown } from "../../components/useIsShown";
import { i18n } from "../../language";
import { MAKERS } from "../../puzzles";
import { MakeCard } from "./MakeCard";
import { Button, makeStyles } from "@fluentui/react-components";
import { watchShownSheet } from "../../excel/watch";
import { nextSheet, type Making } from "../../links/making";
import { randomSeed } from "../../steps/random";
import { SendButton } from "../../view/sent/SendButton";
import { readMaking } from "../../view/sheet/making";
import { followSelection } from "../selection/following";
import { useInserting } from "../useInserting";

/** A card for each kind of puzzle, and what can be done with the puzzle on the sheet that is shown. */
export default function MakePage({ isOpen }: PageProps) {
  const [open, setOpen] = useState<string>();
  return (
    <Column>
      <YourPuzzle isShown={useIsShown(isOpen)} />
      <Section
        heading={i18n.t("Make a puzzle")}
        sentence={i18n.t(
          "Each card makes a sheet with an example. Type your own puzzle over it, play it, and have it solved.",
        )}
      >
        <PlainList gap="S">
          {MAKERS.map((maker) => (
            <li key={maker.id}>
              <MakeCard
                maker={maker}
                isOpen={open === maker.id}
                onToggle={() => setOpen(open === maker.id ? undefined : maker.id)}
              />
            </li>
          ))}
        </PlainList>
      </Section>
    </Column>
  );
}

/** How the sheet that is shown was made, if it is one of the user's own. */
function useMaking(isShown: boolean): Making | undefined {
  const [making, setMaking] = useState<Making>();
  useEffect(() => {
    if (!isShown) return undefined;
    const unknown = () => setMaking(undefined);
    return followSelection(readMaking, setMaking, unknown, watchShownSheet).end;
  }, [isShown]);
  return making;
}

const useStyles = makeStyles({ make: { alignSelf: "flex-start" }, send: { alignItems: "flex-start" } });

const readPuzzle = async () =>
  (await import(/* webpackChunkName: "read-puzzle" */ "../../view/sent/read-puzzle")).readPuzzle();

/** For a sheet of the user's own: sends its puzzle to a friend, and makes the next one like it. */
function YourPuzzle({ isShown }: { readonly isShown: boolean }) {
  const styles = useStyles();
  const { isBusy, insert, status } = useInserting();
  const making = useMaking(isShown);
  if (!making) return null;
  const title = i18n._(making.maker.title);
  return (
    <Section
      heading={i18n.t("Your puzzle")}
      sentence={i18n.t("Send it to a friend, or make another one like it on a sheet of its own.")}
    >
      <Button
        className={styles.make}
        disabledFocusable={isBusy}
        onClick={() => insert(title, () => nextSheet(making, randomSeed()))}
      >
        {i18n.t("Make the next one: {title}", { title })}
      </Button>
      {status}
      <Column gap="S" className={styles.send}>
        <SendButton puzzle={readPuzzle} />
      </Column>
    </Section>
  );
}
