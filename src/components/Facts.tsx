import { Fragment } from "react";
import { makeStyles, tokens } from "@fluentui/react-components";

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

/** What is known, as titles with their values. */
export function Facts({ facts }: { readonly facts: readonly (readonly [title: string, value: string])[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {facts.map(([title, value]) => (
        <Fragment key={title}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.value}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
