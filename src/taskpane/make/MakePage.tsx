import { useState } from "react";
import type { PageProps } from "../../components/lazy-page";
import { Column, PlainList, Section } from "../../components/layout";
import { useIsShown } from "../../components/useIsShown";
import { i18n } from "../../language";
import { MAKERS } from "../../puzzles";
import { MakeCard } from "./MakeCard";
import { YourPuzzle } from "./YourPuzzle";

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
