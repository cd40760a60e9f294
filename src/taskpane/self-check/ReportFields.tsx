import { useRef, useState } from "react";
import { Button, Caption1, Field, makeStyles, Textarea, tokens } from "@fluentui/react-components";
import { asJson, asTable, asText, type Report } from "../../self-check";
import { i18n } from "../../language";
import { RadioField } from "../../components/Choice";
import { copyFrom } from "../../components/copy";
import { destinationOf, PlaceFields, USUAL_PLACE } from "../destination/PlaceFields";
import { useWriting } from "../destination/writing";
import { WritingOutcome } from "../destination/WritingOutcome";
import { Column } from "../../components/layout";

const useStyles = makeStyles({
  button: { alignSelf: "flex-start" },
  text: { fontFamily: tokens.fontFamilyMonospace },
});

/** The report of a run, to read, copy, and write into cells. */
export function ReportFields({ report }: { readonly report: Report }) {
  const styles = useStyles();
  const field = useRef<HTMLTextAreaElement>(null);
  const [form, setForm] = useState("text");
  const [place, setPlace] = useState(USUAL_PLACE);
  const [copied, setCopied] = useState<string>();
  const writing = useWriting();
  const { busy, writeTable } = writing;
  const copy = async () =>
    setCopied(
      (await copyFrom(field.current!))
        ? i18n.t("Copied.")
        : i18n.t("Excel does not let the pane copy text. Select the text above and copy it yourself."),
    );
  return (
    <Column gap="S">
      <RadioField
        label={i18n.t("Report as")}
        layout="horizontal"
        options={[
          ["text", i18n.t("text")],
          ["json", "JSON"],
        ]}
        value={form}
        onChoose={(value) => {
          setForm(value);
          setCopied(undefined);
        }}
      />
      <Field label={i18n.t("Report")}>
        <Textarea
          readOnly
          rows={6}
          textarea={{ className: styles.text, ref: field }}
          value={form === "json" ? asJson(report) : asText(report)}
        />
      </Field>
      <Button appearance="primary" className={styles.button} onClick={() => void copy()}>
        {i18n.t("Copy report")}
      </Button>
      <Caption1 role="status">{copied}</Caption1>
      <PlaceFields
        label={i18n.t("Put the report")}
        value={place}
        disabled={busy}
        onChange={(part) => setPlace({ ...place, ...part })}
      />
      <Button
        className={styles.button}
        disabledFocusable={busy}
        onClick={() => void writeTable(asTable(report), destinationOf(place))}
      >
        {i18n.t("Into a sheet")}
      </Button>
      <WritingOutcome writing={writing} />
    </Column>
  );
}
