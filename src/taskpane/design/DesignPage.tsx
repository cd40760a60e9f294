import { useState } from "react";
import { i18n } from "../../language";
import { Choice } from "../../components/Choice";
import { Column } from "../../components/layout";
import { DesignForm } from "./DesignForm";
import { DESIGNS, type DesignId } from "./designs";
import { usualFields, type Fields } from "./fields";
import { useShownPart } from "../navigation";
import { useDesigning } from "./useDesigning";

/** Designs puzzles of several kinds. What was entered for one stays while another is open. */
export default function DesignPage() {
  const [id, setId] = useState<DesignId>(DESIGNS[0]!.id);
  const [entered, setEntered] = useState<Readonly<Partial<Record<DesignId, Fields>>>>({});
  const designing = useDesigning();
  const design = DESIGNS.find((each) => each.id === id)!;
  const choose = (value: string) => {
    if (value === id) return;
    designing.forget();
    setId(value as DesignId);
  };
  useShownPart("design", choose);
  return (
    <Column>
      <Choice
        label={i18n.t("Puzzle")}
        options={DESIGNS.map((each) => [each.id, i18n._(each.title)])}
        value={id}
        onChoose={choose}
      />
      <DesignForm
        key={id}
        {...{ design, designing }}
        fields={entered[id] ?? usualFields(design)}
        onChange={(change) =>
          setEntered((before) => ({ ...before, [id]: change(before[id] ?? usualFields(design)) }))
        }
      />
    </Column>
  );
}
