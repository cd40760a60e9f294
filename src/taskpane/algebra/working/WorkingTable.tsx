import { Caption1, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { useConventions } from "../../../components/useConventions";
import { i18n } from "../../../language";
import { asInBook, type Conventions } from "../../../permutations/conventions";
import type { Line, LineName } from "../../../permutations/working";

/** More lines than these are shown only where the user asks for them, and at most so many. */
const MOST_AT_ONCE = 12;
const MOST_SHOWN = 200;
/** In characters. */
const MOST_OF_LINE = 200;

const NAMES: Readonly<Record<LineName, string>> = {
  product: /*i18n*/ "product",
  reversed: /*i18n*/ "factors reversed and turned round",
  inverse: /*i18n*/ "inverse",
  order: /*i18n*/ "order",
  sum: /*i18n*/ "sum",
  parity: /*i18n*/ "parity",
};

/** What functions answer is the same in every language; here it is written in the pane's. */
const PARITIES: Readonly<Record<string, string>> = { even: /*i18n*/ "even", odd: /*i18n*/ "odd" };

const useStyles = makeStyles({
  table: { borderCollapse: "collapse", width: "100%" },
  cell: {
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: "anywhere",
    paddingBlock: "2px",
    paddingInlineEnd: tokens.spacingHorizontalS,
    textAlign: "start",
    verticalAlign: "top",
  },
  result: { fontWeight: tokens.fontWeightSemibold },
});

/** The lines before the result. Many lines are folded. */
export function FoldedLines({ lines }: { readonly lines: readonly Line[] }) {
  const hidden = lines.length - MOST_SHOWN;
  const table = <WorkingTable label={i18n.t("Lines of the working")} lines={lines.slice(0, MOST_SHOWN)} />;
  if (lines.length <= MOST_AT_ONCE) return lines.length > 0 && table;
  return (
    <details>
      <summary>{i18n.t("{count, number} lines", { count: lines.length })}</summary>
      {table}
      {hidden > 0 && (
        <Caption1>
          {i18n.t("… and {hidden, number} more; in cells there are all of them.", { hidden })}
        </Caption1>
      )}
    </details>
  );
}

interface WorkingTableProps {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly isResult?: boolean;
}

/** Lines, and next to each its result. */
export function WorkingTable({ label, lines, isResult = false }: WorkingTableProps) {
  const styles = useStyles();
  const conventions = useConventions();
  return (
    <table className={styles.table} aria-label={label}>
      <tbody>
        {lines.map(({ name, written, result }, row) => (
          <tr key={row}>
            <th scope="row" className={mergeClasses(styles.cell, isResult && styles.result)}>
              {cut([name && i18n._(NAMES[name]), written].filter(Boolean).join(" = "))}
            </th>
            <td className={mergeClasses(styles.cell, isResult && styles.result)}>
              {cut(shown(result, conventions))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shown = (result: Line["result"], conventions: Conventions): string => {
  const text = asInBook(String(result), conventions);
  return Object.hasOwn(PARITIES, text) ? i18n._(PARITIES[text]!) : text;
};

const cut = (text: string): string =>
  text.length > MOST_OF_LINE ? `${text.slice(0, MOST_OF_LINE)} …` : text;
