import { text } from "../batch/arguments";
import { ExcelError } from "../batch/errors";
import { readSettings } from "../sheet/document-settings";
import type { SheetHost } from "../sheet/host";
import { instance } from "../sheet/types";
import type { MemberTable } from "./table";

export const settingCollection: MemberTable<"SettingCollection"> = {
  item: (_, key, host) => find(host, text(key, "key")) ?? notFound(key),
  methods: {
    GetItemOrNullObject: (_, [key], host) => find(host, text(key, "key")),
  },
};

export const setting: MemberTable<"Setting"> = {
  key: ({ key }) => ({ _Id: key }),
  properties: { Value: { get: ({ key }, host) => readSettings(host.workbook)[key] ?? null } },
};

function find(host: SheetHost, key: string) {
  return Object.hasOwn(readSettings(host.workbook), key) ? instance("Setting", { key }) : null;
}

function notFound(key: unknown): never {
  throw new ExcelError("ItemNotFound", `There is no setting ${JSON.stringify(key)}.`);
}
