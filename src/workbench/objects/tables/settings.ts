import { text } from "../batch/arguments";
import { ExcelError } from "../batch/errors";
import { readSettings, writeSettings } from "../sheet/document-settings";
import type { SheetHost } from "../sheet/host";
import { instance } from "../sheet/types";
import type { MemberTable } from "./table";

export const settingCollection: MemberTable<"SettingCollection"> = {
  items: (_, host) => Object.keys(readSettings(host.workbook)).map((key) => instance("Setting", { key })),
  item: (_, key, host) => {
    value(host, text(key, "key"));
    return instance("Setting", { key: key as string });
  },
  methods: {
    // Adding an existing key changes its value, as in Excel.
    Add: (_, [name, value], host) => {
      const key = text(name, "key");
      change(host, (settings) => settings.set(key, value));
      return instance("Setting", { key });
    },
    GetCount: (_, _args, host) => Object.keys(readSettings(host.workbook)).length,
    GetItemOrNullObject: (_, [name], host) => {
      const key = text(name, "key");
      return Object.hasOwn(readSettings(host.workbook), key) ? instance("Setting", { key }) : null;
    },
  },
};

export const setting: MemberTable<"Setting"> = {
  key: ({ key }) => ({ _Id: key }),
  properties: {
    Key: { get: ({ key }) => key },
    Value: {
      get: ({ key }, host) => value(host, key),
      set: ({ key }, changed, host) => {
        value(host, key);
        change(host, (settings) => settings.set(key, changed));
      },
    },
  },
  methods: {
    Delete: ({ key }, _args, host) => {
      value(host, key);
      change(host, (settings) => settings.delete(key));
    },
  },
};

function value(host: SheetHost, key: string): unknown {
  const settings = readSettings(host.workbook);
  if (!Object.hasOwn(settings, key))
    throw new ExcelError("ItemNotFound", `There is no setting ${JSON.stringify(key)}.`);
  return settings[key];
}

function change(host: SheetHost, apply: (settings: Map<string, unknown>) => void): void {
  const settings = new Map(Object.entries(readSettings(host.workbook)));
  apply(settings);
  writeSettings(host.workbook, Object.fromEntries(settings));
  host.events.settingsChanged();
}
