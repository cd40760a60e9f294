import { PlainUniver } from "./plain-univer";
import { stillNeeded } from "./still-needed";

stillNeeded(
  "keeps #NAME? in a formula whose name has been defined since, however often it calculates",
  async () => {
    const univer = new PlainUniver([[{ f: "=Fee+1" }]]);
    await univer.recalculate();
    expect(await univer.values("A1")).toEqual([["#NAME?"]]);
    univer.workbook.insertDefinedName("Fee", "5");
    await univer.recalculate();
    expect(await univer.values("A1")).toEqual([["#NAME?"]]);
    // A new formula finds the name.
    univer.sheet.getRange("A2").setValue({ f: "=Fee+2" });
    await univer.recalculate();
    expect(await univer.values("A1:A2")).toEqual([["#NAME?"], [7]]);
  },
);
