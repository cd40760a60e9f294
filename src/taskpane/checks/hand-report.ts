import { asJson, type Report } from "../../checks";

/** Gives the report to the server that this page comes from. */
export async function handReport(report: Report): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("report", { method: "POST", headers, body: asJson(report) });
  if (!answer.ok) throw new Error(`report: ${answer.status}`);
}
