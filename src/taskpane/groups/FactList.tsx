import { makeStyles, tokens } from "@fluentui/react-components";
import type { GroupFacts } from "./examination";
import { describeFacts } from "./words";

const useStyles = makeStyles({
  list: {
    columnGap: tokens.spacingHorizontalM,
    display: "grid",
    gridTemplateColumns: "max-content 1fr",
    margin: 0,
    rowGap: tokens.spacingVerticalXS,
  },
  property: { color: tokens.colorNeutralForeground3 },
  words: { margin: 0, overflowWrap: "anywhere" },
});

/** What the group is: its name, order, orbits and so on. */
export function FactList({ facts }: { readonly facts: GroupFacts }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {describeFacts(facts).map(([property, words]) => [
        <dt key={property} className={styles.property}>
          {property}
        </dt>,
        <dd key={`${property}:`} className={styles.words}>
          {words}
        </dd>,
      ])}
    </dl>
  );
}
