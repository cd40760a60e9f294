import { Field, Input } from "@fluentui/react-components";
import { MAX_CONSTANT_TEXT } from "../../grid/constant-texts";
import { i18n } from "../../language";
import type { PlayKind } from "../../playing/play";

interface TitleFieldProps {
  readonly kind: PlayKind;
  readonly title: string;
  readonly onChange: (title: string) => void;
}

/** The user's own title for a puzzle; blank for that of its kind. */
export function TitleField({ kind, title, onChange }: TitleFieldProps) {
  return (
    <Field label={i18n.t("Title of your own (optional)")}>
      <Input
        value={title}
        maxLength={MAX_CONSTANT_TEXT}
        placeholder={i18n._(kind.title)}
        onChange={(_event, { value }) => onChange(value)}
      />
    </Field>
  );
}
