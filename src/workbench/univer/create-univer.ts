import { LogLevel, Univer, type IUniverConfig } from "@univerjs/core";
import { FUniver } from "@univerjs/core/facade";
import type { UniverSheetsCorePreset } from "@univerjs/preset-sheets-core";

type Preset = ReturnType<typeof UniverSheetsCorePreset>;

/** A Univer with the plugins of presets. `@univerjs/presets` has this, too, but brings packages without an open licence. */
export function createUniver(
  presets: readonly Preset[],
  config: Partial<IUniverConfig>,
): { univer: Univer; univerAPI: FUniver } {
  const univer = new Univer({ logLevel: LogLevel.WARN, ...config });
  for (const plugin of presets.flatMap(({ plugins }) => plugins)) {
    if (Array.isArray(plugin)) univer.registerPlugin(...plugin);
    else univer.registerPlugin(plugin);
  }
  return { univer, univerAPI: FUniver.newAPI(univer) };
}
