import { useId, useState } from "react";
import { makeStyles, tokens } from "@fluentui/react-components";
import { RadioField } from "../../components/Choice";
import { i18n } from "../../language";
import { Card } from "../Card";
import { usualFields, type Fields } from "./design/fields";
import { FindForm } from "./design/FindForm";
import type { MakeKind } from "./kinds";
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
  readonly kind: MakeKind;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A kind of puzzle as a card. It opens into the ways of making one. What was entered for each way stays. */
export function MakeCard({ kind: { maker, designs, ...kind }, isOpen, onToggle }: MakeCardProps) {
  const styles = useStyles();
  const id = useId();
  const [way, setWay] = useState<string>(maker ? TYPED : designs[0]!.id);
  const [entered, setEntered] = useState<Readonly<Record<string, Fields>>>({});
  const title = i18n._(kind.title);
  const summary = i18n._(kind.summary);
  const isEither = maker && designs.length > 0;
  const design = designs.find((each) => each.id === way);
  const usual = () => usualFields(design ?? maker!);
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
          summary: isEither ? `${summary} ${i18n.t("Or let the computer find one.")}` : summary,
          picture: kind.picture,
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
          {design ? (
            <FindForm key={way} {...{ ...form, design }} />
          ) : (
            <TypeForm {...{ ...form, maker: maker! }} />
          )}
        </div>
      )}
    </>
  );
}
