import { writeNotes } from "../../excel/lessons";
import { readNamedRanges } from "../../excel/puzzle-sheet";
import { compared, type Check } from "../check";

const NAME = "PuzzlebookCheck_maze";

/** Names and notes, which identify and explain lessons. */
export const nameChecks: readonly Check[] = [
  {
    id: "names.own",
    title: /*i18n*/ "A sheet has names of its own, and the pane finds their cells",
    run: async (scratch) => {
      await scratch.enter("B2", [
        ["S", "#"],
        ["", "G"],
      ]);
      await scratch.onSheet((sheet) => void sheet.names.add(NAME, sheet.getRange("B2:C3")));
      await scratch.show();
      const { ranges } = await readNamedRanges((name) => name === NAME);
      const { address, row, column, values } = ranges[NAME] ?? {};
      return compared(
        [
          "B2:C3",
          1,
          1,
          [
            ["S", "#"],
            ["", "G"],
          ],
        ],
        [address, row, column, values],
      );
    },
  },
  {
    id: "names.formulas",
    title: /*i18n*/ "A formula takes the cells of a name",
    run: async (scratch) => {
      await scratch.enter("B2", [["(1 2 3)"]]);
      await scratch.onSheet((sheet) => void sheet.names.add(NAME, sheet.getRange("B2")));
      await scratch.enter("A1", [[`=PUZZLE.CYCLEORDER(${NAME})`]]);
      return compared([[3]], await scratch.answers("A1"));
    },
  },
  {
    id: "names.notes",
    title: /*i18n*/ "A cell takes a note, or a comment where Excel has no notes for add-ins",
    run: async (scratch) => {
      const seen = await scratch.onSheet(async (sheet, context) => {
        writeNotes(context, sheet, { notes: [{ at: "B2", text: "a wall" }] });
        await context.sync();
        const collection = notesOf(sheet) ?? sheet.comments;
        collection.load("items/content");
        await context.sync();
        return collection.items.map(({ content }) => content);
      });
      return compared(["a wall"], seen);
    },
  },
];

function notesOf(sheet: Excel.Worksheet): Excel.NoteCollection | undefined {
  const hasNotes = Office.context.requirements.isSetSupported("ExcelApi", "1.18");
  return hasNotes ? sheet.notes : undefined;
}
