import type { IMutationInfo, Injector } from "@univerjs/core";
import { AddConditionalRuleMutation } from "@univerjs/preset-sheets-conditional-formatting";
import { CopySheetCommand, SheetInterceptorService } from "@univerjs/preset-sheets-core";

/**
 * Keeps the order of conditional formats when a sheet is copied. Univer inserts each one before the previous ones, so the copy's last one
 * would come first.
 */
export function keepOrderOfCopiedRules(injector: Injector): void {
  const interceptors = injector.get(SheetInterceptorService);
  const mutationsOf = interceptors.onCommandExecute.bind(interceptors);
  interceptors.onCommandExecute = (command) => {
    const mutations = mutationsOf(command);
    if (command.id !== CopySheetCommand.id) return mutations;
    return { ...mutations, redos: withRulesReversed(mutations.redos) };
  };
}

function withRulesReversed(mutations: readonly IMutationInfo[]): IMutationInfo[] {
  const isRule = ({ id }: IMutationInfo) => id === AddConditionalRuleMutation.id;
  const rules = mutations.filter(isRule);
  return mutations.map((mutation) => (isRule(mutation) ? rules.pop()! : mutation));
}
