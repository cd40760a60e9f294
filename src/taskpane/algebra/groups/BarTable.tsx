import { Caption1, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { i18n } from "../../../language";
import type { CycleTypeCount } from "../../../permutations/groups/cycle-types";
import { describeCycleType, grouped } from "./words";

/** The maximum number of rows shown; for more, only their number is. */
const ROWS_SHOWN = 60;

const useStyles = makeStyles({
  table: { borderCollapse: "collapse", width: "100%" },
  cell: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    lineHeight: tokens.lineHeightBase200,
    paddingInlineEnd: tokens.spacingHorizontalS,
    textAlign: "end",
    verticalAlign: "top",
  },
  head: { fontWeight: tokens.fontWeightSemibold },
  label: { textAlign: "start" },
  track: { width: "45%" },
  bar: {
    backgroundColor: tokens.colorCompoundBrandBackground,
    height: "12px",
    marginBlockStart: "2px",
    minWidth: "1px",
    "@media (forced-colors: active)": { backgroundColor: "Highlight", forcedColorAdjust: "none" },
  },
  wrapped: { overflowWrap: "anywhere" },
});

interface BarTableProps {
  readonly caption: string;
  /** The headings of the labels and the amounts. */
  readonly heads: readonly [label: string, amount: string];
  readonly bars: readonly Bar[];
}

/** A bar chart built as a table, so that screen readers read it as one. */
export function BarTable({ caption, heads, bars }: BarTableProps) {
  const styles = useStyles();
  const hidden = bars.length - ROWS_SHOWN;
  return (
    <>
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.cell, styles.head, styles.label)}>
              {heads[0]}
            </th>
            <th scope="col" className={mergeClasses(styles.cell, styles.head)}>
              {heads[1]}
            </th>
            <td className={styles.track} />
          </tr>
        </thead>
        <tbody>
          {bars.slice(0, ROWS_SHOWN).map(({ label, amount, part }) => (
            <tr key={label}>
              <th scope="row" className={mergeClasses(styles.cell, styles.label, styles.wrapped)}>
                {label}
              </th>
              <td className={styles.cell}>{amount}</td>
              <td className={styles.track}>
                <div className={styles.bar} style={{ width: `${100 * part}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <Caption1>
          {i18n.t("… and {hidden, number} more; in cells there are all of them.", { hidden })}
        </Caption1>
      )}
    </>
  );
}

/** A bar of a chart. */
interface Bar {
  readonly label: string;
  readonly amount: string;
  /** Its length, as a fraction of the longest one. */
  readonly part: number;
}

/** A bar for each cycle type, with a length proportional to the number of its elements. */
export function cycleTypeBars(types: readonly CycleTypeCount[]): Bar[] {
  const most = types.reduce((largest, { count }) => (count > largest ? count : largest), 1n);
  return types.map(({ lengths, count }) => ({
    label: describeCycleType(lengths),
    amount: grouped(count),
    part: Number((count * 1000n) / most) / 1000,
  }));
}

/** A bar for each number of letters, with a length proportional to the number of elements that need it. */
export function distanceBars(counts: readonly number[]): Bar[] {
  const most = Math.max(1, ...counts);
  return counts.map((count, letters) => ({
    label: String(letters),
    amount: grouped(count),
    part: count / most,
  }));
}
