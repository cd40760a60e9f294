import { useState } from "react";
import { makeStyles, tokens } from "@fluentui/react-components";
import { i18n } from "../../language";
import { Choice } from "../Choice";
import { DesignForm } from "./DesignForm";
import { DESIGNS, type DesignId } from "./designs";
import { usualFields, type Fields } from "./fields";
import { useDesigning } from "./useDesigning";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
});

/** Designs puzzles of several kinds. What was entered for one stays while another is open. */
export function DesignPage() {
  const styles = useStyles();
  const [id, setId] = useState<DesignId>(DESIGNS[0]!.id);
  const [entered, setEntered] = useState<Readonly<Partial<Record<DesignId, Fields>>>>({});
  const designing = useDesigning();
  const design = DESIGNS.find((each) => each.id === id)!;
  return (
    <div className={styles.page}>
      <Choice
        label={i18n.t("Puzzle")}
        options={DESIGNS.map((each) => [each.id, i18n._(each.title)])}
        value={id}
        onChoose={(value) => {
          designing.forget();
          setId(value as DesignId);
        }}
      />
      <DesignForm
        key={id}
        {...{ design, designing }}
        fields={entered[id] ?? usualFields(design)}
        onChange={(change) =>
          setEntered((before) => ({ ...before, [id]: change(before[id] ?? usualFields(design)) }))
        }
      />
    </div>
  );
}
