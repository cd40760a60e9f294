import { makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../../language";
import type { Fact } from "../../../playing/guess";
import type { Play } from "../../../playing/play";
import { Message } from "../../Message";
import { andMore } from "../../and-more";
import type { Answer } from "./answering";

/** So many steps are told here; View and the list have all. */
const MAX_STEPS = 8;

const useStyles = makeStyles({
  list: {
    columnGap: tokens.spacingHorizontalM,
    display: "grid",
    gridTemplateColumns: "max-content minmax(0, 1fr)",
    margin: 0,
    rowGap: tokens.spacingVerticalXS,
  },
  title: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: "anywhere" },
});

/** What is known of a puzzle: how many moves solve it, which, and its other facts. */
export function AnswerFacts({ answer: { facts, play, problem } }: { readonly answer: Answer }) {
  const styles = useStyles();
  const obstacle = play?.impossible ?? problem;
  const all = [...facts, ...(play && play.impossible === undefined ? factsOf(play) : [])];
  return (
    <>
      {obstacle !== undefined && <Message intent="info">{obstacle}</Message>}
      {all.length > 0 && (
        <dl className={styles.list}>
          {all.map(({ title, value }) => [
            <dt key={title} className={styles.title}>
              {title}
            </dt>,
            <dd key={`${title}:`} className={styles.value}>
              {value}
            </dd>,
          ])}
        </dl>
      )}
    </>
  );
}

function factsOf({ lastStep, text, byHand }: Play): readonly Fact[] {
  const shown = Math.min(lastStep, MAX_STEPS);
  const texts = Array.from({ length: shown }, (_, k) => text(k + 1)).join("; ");
  return [
    { title: byHand ? i18n.t("Moves") : i18n.t("Steps"), value: String(lastStep) },
    ...(lastStep > 0 ? [{ title: i18n.t("These are"), value: andMore(texts, lastStep - shown) }] : []),
  ];
}
