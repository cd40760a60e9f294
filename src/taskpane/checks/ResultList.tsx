import { Fragment } from "react";
import { Caption1, makeStyles, Subtitle2, tokens } from "@fluentui/react-components";
import { detailsOf, MARKS, titleOf, TOPICS, type Finding, type Result } from "../../checks";
import { i18n } from "../../language";

const useStyles = makeStyles({
  heading: { margin: 0, marginTop: tokens.spacingVerticalS },
  list: { listStyleType: "none", margin: 0, padding: 0 },
  item: { display: "flex", gap: tokens.spacingHorizontalS, overflowWrap: "anywhere" },
  text: { display: "flex", flexDirection: "column", minWidth: 0 },
  holds: { color: tokens.colorPaletteGreenForeground1 },
  "falls short": { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightBold },
  "not tried": { color: tokens.colorNeutralForeground2 },
});

const WORDS: Readonly<Record<Finding["mark"], string>> = {
  holds: /*i18n*/ "holds",
  "falls short": /*i18n*/ "falls short",
  "not tried": /*i18n*/ "not tried",
};

/** The results, grouped under the headings of their topics. */
export function ResultList({ results }: { readonly results: readonly Result[] }) {
  const styles = useStyles();
  const topicOf = ({ check }: Result) => check.id.split(".")[0];
  const topics = Object.entries(TOPICS).filter(([topic]) => results.some((each) => topicOf(each) === topic));
  return topics.map(([topic, title]) => (
    <Fragment key={topic}>
      <Subtitle2 as="h3" className={styles.heading}>
        {i18n._(title)}
      </Subtitle2>
      <ul className={styles.list}>
        {results
          .filter((each) => topicOf(each) === topic)
          .map(({ check, finding }) => (
            <li key={check.id} className={styles.item}>
              <span role="img" aria-label={i18n._(WORDS[finding.mark])} className={styles[finding.mark]}>
                {MARKS[finding.mark]}
              </span>
              <span className={styles.text}>
                {titleOf(check)}
                {detailsOf(finding).map((line) => (
                  <Caption1 key={line}>{line}</Caption1>
                ))}
              </span>
            </li>
          ))}
      </ul>
    </Fragment>
  ));
}
