import {
  ICommandService,
  type ICommand,
  type IDisposable,
  type IExecutionOptions,
  type Injector,
} from "@univerjs/core";

/** Univer's changes of a workbook. It uses "operation" for commands that only move the view or the selection. */
const CHANGE = /^sheet\.mutation\.(?!toggle-note-popup)|^formula\.mutation\.(set|remove)-defined-name/;

/** Whether a Univer command changes what is kept of a workbook, other than by writing formula results. */
export function isChange(id: string, options: object | undefined): boolean {
  const { onlyLocal, applyFormulaCalculationResult } = (options ?? {}) as Record<string, unknown>;
  return CHANGE.test(id) && !onlyLocal && !applyFormulaCalculationResult;
}

type Heard<Params extends object> = (params: Params, options: IExecutionOptions | undefined) => void;

/** Calls `hear` before each command of this kind. It may change the parameters, or throw to refuse the command. */
export const beforeCommand = <Params extends object>(
  injector: Injector,
  { id }: ICommand<Params>,
  hear: Heard<Params>,
): IDisposable =>
  injector.get(ICommandService).beforeCommandExecuted((command, options) => {
    if (command.id === id) hear(command.params as Params, options);
  });

/** Calls `hear` after each command of this kind. */
export const afterCommand = <Params extends object>(
  injector: Injector,
  { id }: ICommand<Params>,
  hear: Heard<Params>,
): IDisposable =>
  injector.get(ICommandService).onCommandExecuted((command, options) => {
    if (command.id === id) hear(command.params as Params, options);
  });
