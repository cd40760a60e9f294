import { ExcelError } from "../batch/errors";
import type { MemberTable } from "./table";

/** Passwords and exceptions are not there: what is protected is protected whole, and whoever wants to unprotects it. */
export const worksheetProtection: MemberTable<"WorksheetProtection"> = {
  properties: {
    Protected: { get: ({ sheetId }, host) => host.isProtected(sheetId) },
  },
  methods: {
    Protect: async ({ sheetId }, _args, host) => {
      if (host.isProtected(sheetId)) throw new ExcelError("AccessDenied");
      const permission = host.worksheet(sheetId).getWorksheetPermission();
      await permission.protect();
      // For people too: Univer lets who protects a sheet still edit it.
      await permission.setReadOnly();
    },
    Unprotect: async ({ sheetId }, _args, host) => {
      await host.worksheet(sheetId).getWorksheetPermission().unprotect();
    },
  },
};
