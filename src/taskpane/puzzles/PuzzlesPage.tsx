import { useState, useId } from "react";
import {
  makeStyles,
  tokens,
  Button,
  CompoundButton,
  type CompoundButtonProps,
} from "@fluentui/react-components";
import { i18n } from "../../language";
import { madeSheet, type Maker, type MakerValues } from "../../lessons/maker";
import { LESSONS, MAKERS } from "../../puzzles";
import { seededRandom } from "../../steps/random";
import type { Lesson, Picture } from "../../lessons/lesson";
import { insertSheet } from "../insert-sheet";
import { Column, Form, PlainList, Section } from "../../components/layout";
import { Message, useAction } from "../../components/useAction";
import { Progress } from "../../components/work/Progress";
import type { PageProps } from "../../components/lazy-page";
import { useIsShown } from "../../components/useIsShown";
import { nextSheet } from "../../links/making";
import { YourPuzzle } from "./YourPuzzle";
import { PasteText } from "./PasteText";
import { SolveSelection } from "./selection/SolveSelection";
import { ChoiceFields } from "../choices/ChoiceFields";
import { usualTexts, valuesOf } from "../choices/choices";

interface SmallPictureProps {
  readonly picture: Picture;
  /** Width and height in pixels. The squares divide the longer side evenly. */
  readonly size: number;
}

/** The small drawing of a puzzle. It adds nothing to the title next to it. */
function SmallPicture({ picture, size }: SmallPictureProps) {
  const rows = picture.length;
  const columns = Math.max(...picture.map((row) => row.length));
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${columns} ${rows}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {picture.flatMap((colors, row) =>
        colors.map(
          (color, column) =>
            color && <rect key={`${row} ${column}`} x={column} y={row} width={1} height={1} fill={color} />,
        ),
      )}
    </svg>
  );
}

const PICTURE_SIZE = 56;

const useCardStyles = makeStyles({
  card: { justifyContent: "flex-start", textAlign: "start", width: "100%" },
  picture: { height: `${PICTURE_SIZE}px`, width: `${PICTURE_SIZE}px` },
});

interface CardProps extends Pick<CompoundButtonProps, "aria-expanded" | "aria-controls"> {
  readonly of: { readonly title: string; readonly summary: string; readonly picture: Picture };
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** A puzzle as a button: its title, one line, and a small picture. */
function Card({ of: { title, summary, picture }, ...button }: CardProps) {
  const styles = useCardStyles();
  return (
    <CompoundButton
      {...button}
      className={styles.card}
      icon={{
        className: styles.picture,
        children: <SmallPicture picture={picture} size={PICTURE_SIZE} />,
      }}
      secondaryContent={summary}
    >
      {title}
    </CompoundButton>
  );
}

const useMakerCardStyles = makeStyles({
  form: { alignItems: "flex-start", padding: tokens.spacingHorizontalM },
});

interface MakerCardProps {
  readonly maker: Maker;
  readonly isOpen: boolean;
  readonly disabled: boolean;
  readonly onToggle: () => void;
  readonly onMake: (values: MakerValues) => void;
}

/** A maker as a card that opens into its choices. */
function MakerCard({ maker, isOpen, disabled, onToggle, onMake }: MakerCardProps) {
  const styles = useMakerCardStyles();
  const id = useId();
  const [texts, setTexts] = useState(() => usualTexts(maker));
  const values = valuesOf(maker, texts);
  const [title, summary] = [i18n._(maker.title), i18n._(maker.summary)];
  return (
    <>
      <Card
        of={{ title, summary, picture: maker.picture }}
        aria-expanded={isOpen}
        {...(isOpen && { "aria-controls": id })}
        disabled={disabled}
        onClick={onToggle}
      />
      {isOpen && (
        <Form
          id={id}
          className={styles.form}
          label={title}
          onSubmit={() => {
            if (values && !disabled) onMake(values);
          }}
        >
          <ChoiceFields choices={maker.choices} texts={texts} disabled={disabled} onChange={setTexts} />
          <Button type="submit" appearance="primary" disabled={disabled || !values}>
            {i18n.t("Make the sheet")}
          </Button>
          {maker.sheetOfText && <PasteText disabled={disabled} sheetOf={maker.sheetOfText} />}
        </Form>
      )}
    </>
  );
}

/** A host that shares the pane's thread leaves no time to show that work has begun. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Each sheet begins with another example. */
const randomSeed = () => crypto.getRandomValues(new Int32Array(1))[0]!;

/** Sheets for puzzles of the user's own, and the lessons. */
export default function PuzzlesPage({ isOpen }: PageProps) {
  const [open, setOpen] = useState<string>();
  const [inserted, setInserted] = useState("");
  const { isBusy: disabled, outcome, run } = useAction();

  const insert = (title: string, sheet: () => Lesson) => {
    setInserted(title);
    return run(async () => {
      await painted();
      return insertSheet(sheet());
    });
  };

  const make = (maker: Maker, values: MakerValues) =>
    insert(i18n._(maker.title), () => madeSheet(maker, values, seededRandom(randomSeed())));

  return (
    <Column>
      <SolveSelection />
      <div aria-live="polite">
        {disabled && (
          <Progress
            text={i18n.t("Inserting “{lesson}” …", { lesson: inserted })}
            label={i18n.t("Inserting a sheet")}
          />
        )}
        {outcome && <Message intent={outcome.intent}>{outcome.text}</Message>}
      </div>
      <YourPuzzle
        isShown={useIsShown(isOpen)}
        {...{ disabled }}
        onMake={(making) => void insert(i18n._(making.maker.title), () => nextSheet(making, randomSeed()))}
      />
      <Section
        heading={i18n.t("Make your own")}
        sentence={i18n.t(
          "A sheet for a puzzle of your own: type over its example, play it, and have it solved.",
        )}
      >
        <PlainList gap="S">
          {MAKERS.map((maker) => (
            <li key={maker.id}>
              <MakerCard
                {...{ maker, disabled }}
                isOpen={open === maker.id}
                onToggle={() => setOpen(open === maker.id ? undefined : maker.id)}
                onMake={(values) => void make(maker, values)}
              />
            </li>
          ))}
        </PlainList>
      </Section>
      <Section
        heading={i18n.t("Lessons")}
        sentence={i18n.t("Each puzzle comes as a sheet of its own, with its formulas at work.")}
      >
        <PlainList gap="S">
          {LESSONS.map((lesson) => (
            <li key={lesson.id}>
              <Card of={lesson} disabled={disabled} onClick={() => void insert(lesson.title, () => lesson)} />
            </li>
          ))}
        </PlainList>
      </Section>
    </Column>
  );
}
