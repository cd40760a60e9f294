import { Download } from "./Download";
import { Freeze } from "./Freeze";
import { HandOut } from "./HandOut";
import { OpenWithWorkbook } from "./OpenWithWorkbook";
import { RepairFormulas } from "./RepairFormulas";

/** The ways to share a workbook with a class. */
export function SharePage() {
  return (
    <div>
      <Freeze />
      <Download />
      <HandOut />
      <RepairFormulas />
      <OpenWithWorkbook />
    </div>
  );
}
