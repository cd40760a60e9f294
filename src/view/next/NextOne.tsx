import { useContext, useState } from "react";
import { Button, makeStyles, Select, Text, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { SolvingProgress } from "../SolvingProgress";
import { NextContext } from "./use-next";

/** By how much the next puzzle is harder. */
const LEVELS = [
  { harder: -1, title: /*i18n*/ "a little easier" },
  { harder: 0, title: /*i18n*/ "as hard" },
  { harder: 1, title: /*i18n*/ "a little harder" },
];

const useStyles = makeStyles({
  row: { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: tokens.spacingHorizontalS },
});

/** Goes on to the next puzzle of the same kind, where there is one. */
export function NextOne() {
  const styles = useStyles();
  const next = useContext(NextContext);
  const [harder, setHarder] = useState(0);
  if (!next) return null;
  const { part, problem, make, cancel } = next;
  if (part !== undefined) return <SolvingProgress part={part} onCancel={cancel} />;
  return (
    <>
      <div className={styles.row}>
        <Button appearance="primary" size="small" onClick={() => make(harder)}>
          {i18n.t("Next one")}
        </Button>
        <Select
          size="small"
          aria-label={i18n.t("How hard the next one is")}
          value={String(harder)}
          onChange={(_event, { value }) => setHarder(Number(value))}
        >
          {LEVELS.map((level) => (
            <option key={level.harder} value={level.harder}>
              {i18n._(level.title)}
            </option>
          ))}
        </Select>
      </div>
      {problem !== undefined && <Text role="alert">{problem}</Text>}
    </>
  );
}
