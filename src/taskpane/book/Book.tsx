import { Button, Caption1, Link } from "@fluentui/react-components";
import { useState } from "react";
import { RadioField } from "../../components/Choice";
import { ButtonRow, Section } from "../../components/layout";
import { Outcome, useAction } from "../../components/useAction";
import { useChosenConventions } from "../../components/useConventions";
import { keepConventions } from "../../excel/conventions";
import { i18n } from "../../language";
import { CONVENTIONS, USUAL_CONVENTIONS, type Conventions } from "../../permutations/conventions";
import { useShowPage } from "../navigation";

/** Each order by an example that tells it from the other one. */
const ORDERS: Readonly<Record<Conventions["order"], string>> = {
  "left to right": /*i18n*/ "left to right: (1 2)(2 3) = (1 3 2)",
  "right to left": /*i18n*/ "right to left: (1 2)(2 3) = (1 2 3)",
};
const CHOSEN: typeof ORDERS = {
  "left to right": /*i18n*/ "Left to right",
  "right to left": /*i18n*/ "Right to left",
};
const COSETS: Readonly<Record<Conventions["cosets"], string>> = {
  right: /*i18n*/ "right: Hg",
  left: /*i18n*/ "left: gH",
};

/** What has been chosen for the book, and how to choose otherwise. */
function useBook() {
  const chosen = useChosenConventions();
  const { outcome, run } = useAction();
  const choose = (part: Partial<Conventions>, then?: () => void) =>
    void run(async () => {
      await keepConventions({ ...USUAL_CONVENTIONS, ...chosen, ...part });
      then?.();
    });
  return { chosen, outcome, choose };
}

/** The order of products on a page where it matters: asked until somebody has answered, then one line. */
export function BookOrder() {
  const { chosen, outcome, choose } = useBook();
  const [isAsking, setAsking] = useState(false);
  const showPage = useShowPage();
  if (chosen && !isAsking) {
    return (
      <Caption1>
        {i18n._(CHOSEN[chosen.order])} ·{" "}
        <Link as="button" inline onClick={() => setAsking(true)}>
          {i18n.t("Change")}
        </Link>
      </Caption1>
    );
  }
  return (
    <Section heading={i18n.t("My book multiplies")}>
      <ButtonRow>
        {CONVENTIONS.order.map((order) => (
          <Button key={order} size="small" onClick={() => choose({ order }, () => setAsking(false))}>
            {i18n._(ORDERS[order])}
          </Button>
        ))}
      </ButtonRow>
      <Caption1>
        {i18n.t("Asked once, and kept in this workbook.")}{" "}
        <Link as="button" inline onClick={() => showPage("book")}>
          {i18n.t("Cosets, points, identity")}
        </Link>
      </Caption1>
      <Outcome of={outcome} />
    </Section>
  );
}

/** All that a book chooses once. */
export default function BookPage() {
  const { chosen = USUAL_CONVENTIONS, outcome, choose } = useBook();
  return (
    <Section
      heading={i18n.t("My book")}
      sentence={i18n.t(
        "What Puzzlebook makes follows your book, and its formulas say so: no formula’s answer depends on this page. It is kept in this workbook, and for your new ones.",
      )}
      gap="M"
    >
      <RadioField
        label={i18n.t("My book multiplies")}
        options={CONVENTIONS.order.map((order) => [order, i18n._(ORDERS[order])])}
        value={chosen.order}
        onChoose={(order) => choose({ order: order as Conventions["order"] })}
      />
      <RadioField
        label={i18n.t("Its cosets are")}
        layout="horizontal"
        options={CONVENTIONS.cosets.map((side) => [side, i18n._(COSETS[side])])}
        value={chosen.cosets}
        onChoose={(side) => choose({ cosets: side as Conventions["cosets"] })}
      />
      <RadioField
        label={i18n.t("Its points begin with")}
        hint={i18n.t("In exercises. One-line forms and space-paths begin with 1.")}
        layout="horizontal"
        options={CONVENTIONS.firstPoint.map((point) => [String(point), String(point)])}
        value={String(chosen.firstPoint)}
        onChoose={(point) => choose({ firstPoint: point === "0" ? 0 : 1 })}
      />
      <RadioField
        label={i18n.t("It writes the identity as")}
        layout="horizontal"
        options={CONVENTIONS.identity.map((name) => [name, name])}
        value={chosen.identity}
        onChoose={(identity) => choose({ identity: identity as Conventions["identity"] })}
      />
      <Outcome of={outcome} />
    </Section>
  );
}
