import { ExcelError } from "../batch/errors";
import type { MemberTable } from "./table";

/** Passwords and exceptions are not supported: protection covers the whole sheet, and anyone can remove it. */
export const worksheetProtection: MemberTable<"WorksheetProtection"> = {
  properties: {
    Protected: { get: ({ sheetId }, host) => host.isProtected(sheetId) },
  },
  methods: {
    Protect: async ({ sheetId }, _args, host) => {
      if (host.isProtected(sheetId)) throw new ExcelError("AccessDenied");
      const permission = host.worksheet(sheetId).getWorksheetPermission();
      await permission.protect();
      // For users too: Univer lets whoever protects a sheet still edit it.
      await permission.setReadOnly();
    },
    Unprotect: async ({ sheetId }, _args, host) => {
      await host.worksheet(sheetId).getWorksheetPermission().unprotect();
    },
  },
};
