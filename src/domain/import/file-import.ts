import { isOfTheFirm, type Actor } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** States of an import of files. */
export const importStates = ['draft', 'checked', 'imported', 'undone', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** Tasks of an import, pending or running; `null` while it waits for a user. */
export const importTasks = ['check', 'import', 'undo'] as const;
export type ImportTask = (typeof importTasks)[number];

/** Verdicts on a row. */
export const rowVerdicts = ['error', 'question', 'duplicate', 'new', 'changed', 'unchanged', 'left-out', 'ignored'] as const;
export type RowVerdict = (typeof rowVerdicts)[number];

/** Files that someone brings in through the portal, with the transactions of portfolios in them. */
export interface FileImport {
  readonly id: string;
  readonly portalId: string;
  readonly createdBy: string;
  readonly state: ImportState;
  readonly task: ImportTask | null;
  /** True if the import is recent enough to be undone. */
  readonly isRecent: boolean;
}

/** An import of so many days ago cannot be undone any more. */
export const undoDays = 30;

/** In bytes: of one file, and of what one person has under way that is not imported yet. */
export const maxImportFileBytes = 50 * 1024 * 1024;
export const maxPersonBytes = 200 * 1024 * 1024;
/** Maximum files of one import, and open imports of one person. */
export const maxFiles = 10;
export const maxOpenImports = 20;

/** Beyond so many accounts or rows the values are not computed beforehand: the check would take as long as the import and its figures. */
export const maxValued = { accounts: 50, rows: 20_000 };

/** Rows of the result that are kept one by one where they are no transactions: faulty ones, and those left alone. */
export const maxRowsKept = 2000;

/** Only the firm's staff see imports: each their own, administrators all. */
export const importsPolicy: Policy<object, 'read' | 'create'> = { read: isOfTheFirm, create: isOfTheFirm };

export const importPolicy: Policy<FileImport, 'read' | 'change' | 'import' | 'undo'> = {
  read: seesImport,
  change: (actor, one) => seesImport(actor, one) && isOpen(one),
  import: (actor, one) => seesImport(actor, one) && one.state === 'checked' && one.task === null,
  undo: (actor, one) => seesImport(actor, one) && one.state === 'imported' && one.task === null && one.isRecent,
};

function seesImport(actor: Actor, { createdBy }: FileImport): boolean {
  return isOfTheFirm(actor) && (actor.kind !== 'advisor' || actor.userId === createdBy);
}

function isOpen({ state, task }: FileImport): boolean {
  return task === null && (state === 'draft' || state === 'checked' || state === 'failed');
}
