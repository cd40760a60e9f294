import { useEffect } from "react";
import { Button, CompoundButton, Link, makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { Column, Section } from "../../components/layout";
import { Message } from "../../components/useAction";
import { useShowPage, type PageId } from "../navigation";

/** What stands above the page: on a first visit the doors, and behind the first of them a line on what is where. */
type Welcome = "doors" | "class";

const KEY = "puzzlebook-doors";

/** What the workbench says of the doors: its first visit has the pinball puzzle on the sheet, and later ones have none. Excel says nothing. */
const requested = () => new URLSearchParams(window.location.search).get("doors");

/** Whether the sheet has a puzzle that can be played at once. */
export const isPuzzleThere = () => requested() === "pinball";

/** The doors, the first time that this browser opens the pane. */
export function firstWelcome(): Welcome | undefined {
  if (requested() === "off") return undefined;
  try {
    if (window.localStorage.getItem(KEY) !== null) return undefined;
    window.localStorage.setItem(KEY, "shown");
  } catch {
    // A browser that stores nothing shows them again.
  }
  return "doors";
}

const useStyles = makeStyles({
  door: { maxWidth: "none", justifyContent: "flex-start", textAlign: "start" },
  /** In a row, so that the puzzle below is in sight. */
  row: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalXS },
});

interface DoorsProps {
  readonly welcome: Welcome;
  readonly page: PageId;
  readonly onChange: (welcome: Welcome | undefined) => void;
}

/**
 * Three doors for a first visit: a class, a puzzle of your own, or the lessons. If a puzzle is there to be played, they are small. Escape
 * closes them.
 */
export function Doors({ welcome, page, onChange }: DoorsProps) {
  const styles = useStyles();
  const show = useShowPage();
  const take = (to: PageId, next?: Welcome) => {
    onChange(next);
    show(to);
    document.getElementById(`tab-${to}`)?.focus();
  };
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === "Escape" && take(page);
    window.addEventListener("keydown", leave);
    return () => window.removeEventListener("keydown", leave);
  });
  const link = (to: PageId, name: string) => (
    <Link as="button" inline onClick={() => take(to)}>
      {name}
    </Link>
  );
  if (welcome === "class")
    return (
      <Message intent="info">
        {i18n.t("Exercises and marks are here.")} {link("algebra", i18n.t("Examine a group in Algebra."))}{" "}
        {link("puzzles", i18n.t("Find the lessons in Puzzles."))}
      </Message>
    );
  const doors = [
    [i18n.t("A class"), i18n.t("Groups, exercises with marks, and lessons."), () => take("class", "class")],
    [
      i18n.t("A puzzle of mine"),
      i18n.t("Draw it on a sheet, play it, and have it solved."),
      () => take("make"),
    ],
    [i18n.t("Look around"), i18n.t("Each lesson is a sheet with a puzzle."), () => take("puzzles")],
  ] as const;
  if (isPuzzleThere())
    return (
      <Section
        heading={i18n.t("Play this puzzle, or choose")}
        sentence={i18n.t(
          "Click a marked ball to send it to the empty tile. Each ball belongs on the tile of its own colour.",
        )}
      >
        <div className={styles.row}>
          {doors.map(([name, , onClick]) => (
            <Button key={name} size="small" onClick={onClick}>
              {name}
            </Button>
          ))}
        </div>
      </Section>
    );
  return (
    <Section
      heading={i18n.t("What brings you here?")}
      sentence={i18n.t("Puzzlebook solves puzzles and computes with permutations and groups, in cells.")}
    >
      <Column gap="S">
        {doors.map(([name, about, onClick]) => (
          <CompoundButton key={name} className={styles.door} secondaryContent={about} onClick={onClick}>
            {name}
          </CompoundButton>
        ))}
      </Column>
    </Section>
  );
}
