import { useId, useState } from "react";
import { makeStyles, tokens } from "@fluentui/react-components";
import { RadioField } from "../../components/Choice";
import { i18n } from "../../language";
import type { Maker } from "../../lessons/maker";
import { Card } from "../Card";
import { DESIGNS } from "./design/designs";
import { usualFields, type Fields } from "./design/fields";
import { FindForm } from "./design/FindForm";
import { TypeForm } from "./TypeForm";

const useStyles = makeStyles({
  open: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
  },
});

/** The way of making a puzzle that is not a design. */
const TYPED = "typed";

interface MakeCardProps {
  readonly maker: Maker;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A kind of puzzle as a card. It opens into the ways of making one: typed, or found. What was entered for each way stays. */
export function MakeCard({ maker, isOpen, onToggle }: MakeCardProps) {
  const styles = useStyles();
  const id = useId();
  const [way, setWay] = useState(TYPED);
  const [entered, setEntered] = useState<Readonly<Record<string, Fields>>>({});
  const [title, summary] = [i18n._(maker.title), i18n._(maker.summary)];
  const designs = DESIGNS.filter((each) => each.maker === maker.id);
  const isEither = designs.length > 0;
  const design = designs.find((each) => each.id === way);
  const usual = () => usualFields(design ?? maker);
  const form = {
    title,
    fields: entered[way] ?? usual(),
    onChange: (change: (before: Fields) => Fields) =>
      setEntered((before) => ({ ...before, [way]: change(before[way] ?? usual()) })),
  };
  return (
    <>
      <Card
        of={{
          title,
          summary: isEither ? `${summary}\n${i18n.t("Or let the computer find one.")}` : summary,
          picture: maker.picture,
        }}
        aria-expanded={isOpen}
        {...(isOpen && { "aria-controls": id })}
        onClick={onToggle}
      />
      {isOpen && (
        <div id={id} className={styles.open}>
          {isEither && (
            <RadioField
              label={i18n.t("How to make it")}
              options={[
                [TYPED, i18n.t("Type it yourself")],
                ...designs.map((each) => [each.id, i18n._(each.title)] as const),
              ]}
              value={way}
              onChoose={setWay}
              {...(design && { hint: i18n._(design.sentence) })}
            />
          )}
          {design ? <FindForm key={way} {...{ ...form, design }} /> : <TypeForm {...{ ...form, maker }} />}
        </div>
      )}
    </>
  );
}
