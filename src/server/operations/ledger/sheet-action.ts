import * as z from 'zod';
import { reasonField, transactionFields } from '#collections/transaction-fields.ts';
import { entryDoubts } from '#contracts/ledger/entry.ts';
import { maxSheetRows, type RowProblem, type SheetAnswer, sheetColumns, type SheetRow } from '#contracts/ledger/sheet.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { type Field } from '#forms/form.ts';
import type { Typed } from '#forms/kind.ts';
import { understand } from '#forms/values.ts';
import type { RequestContext } from '../../request-context.ts';
import { formKey } from '../idempotency/form-key.ts';
import type { RecordedEntry } from '../../db/queries/ledger/entries.ts';
import { parseTransactionType } from './entry-action.ts';
import { entryOfForm, formOfEntry } from './entry-of-form.ts';
import { entryPlace } from './entry-portfolio.ts';
import { inspectSplits } from './inspect-splits.ts';
import { saveEntries, type SheetChange } from './save-entries.ts';

const cell = z.string().max(1000);

const Row = z.strictObject({
  key: z.string().max(40),
  entry: z.string().refine(isId).nullable(),
  isVoided: z.boolean(),
  typed: z.partialRecord(z.enum(sheetColumns), cell),
});

export const sheetForm = {
  intent: z.enum(['preview', 'save']),
  'form-key': formKey,
  reason: z.string(),
  confirmed: z.string().transform((text) => entryDoubts.filter((kind) => text.split(' ').includes(kind))),
};

const SheetForm = z.strictObject({ ...sheetForm, rows: z.string().transform(parsed).pipe(z.array(Row).min(1).max(maxSheetRows)) });

/** Parses JSON; returns null if it is malformed, which the schema then rejects. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type SheetContext = Pick<RequestContext, 'actor' | 'db' | 'today' | 'requestRefresh' | 'auth' | 'variant'>;

/**
 * The sheet of a portfolio's transactions, tried or saved.
 *
 * @throws AppError `form-not-understood`; and as `saveEntries` does
 */
export async function sheetAction(context: SheetContext, portfolio: string, given: Record<string, unknown>): Promise<SheetAnswer> {
  const { data: form } = SheetForm.safeParse(given);
  if (!form || hasRepeated(form.rows)) throw new AppError('form-not-understood');
  const { account, recorded } = await recordedRows(context, portfolio, form.rows);
  const { changes, problems } = understoodRows(form.rows, recorded, context.today);
  const why = understoodReason(form.reason, changes, context.today);
  if (problems.length > 0 || typeof why !== 'string') return { problems: typeof why === 'string' ? problems : [...problems, why] };
  if (changes.length === 0) return createEmptyAnswer(form.intent);
  const saving = {
    portfolio,
    changes,
    reason: why,
    confirmed: form.confirmed,
    key: form['form-key'],
    isPreview: form.intent === 'preview',
  };
  const answer = await saveEntries(context, saving);
  if ('done' in answer) await inspectSplits(context, account, { done: 'recorded', change: answer.change });
  return omitCash(context, answer);
}

export function createEmptyAnswer(intent: 'preview' | 'save', done: 'saved' | 'adjusted' = 'saved'): SheetAnswer {
  if (intent === 'save') return { done, change: { recorded: [], voided: [] } };
  return { preview: { added: 0, replaced: 0, voided: 0, cash: [], units: [], doubts: [] } };
}

/** A programme that settles with the investor has no cash account. */
export function omitCash({ variant }: Pick<RequestContext, 'variant'>, answer: SheetAnswer): SheetAnswer {
  return variant.settlement === 'direct' && 'preview' in answer ? { preview: { ...answer.preview, cash: [] } } : answer;
}

function hasRepeated(rows: readonly { readonly key: string; readonly entry: string | null }[]): boolean {
  const entries = rows.flatMap(({ entry }) => entry ?? []);
  return new Set(entries).size < entries.length || new Set(rows.map(({ key }) => key)).size < rows.length;
}

async function recordedRows({ actor, db }: Pick<RequestContext, 'actor' | 'db'>, portfolioId: string, rows: readonly SheetRow[]) {
  return db.read(async (snapshot) => {
    const { account, portfolio } = await entryPlace(snapshot, actor, portfolioId);
    const own = { accountId: account.id, portfolioId: portfolio.id };
    const entries = await snapshot.entries.ofPortfolio(
      own,
      rows.flatMap(({ entry }) => entry ?? []),
    );
    return { account: account.id, recorded: new Map(entries.map((entry) => [entry.id, entry])) };
  });
}

interface UnderstoodRows {
  readonly changes: SheetChange[];
  readonly problems: RowProblem[];
}

/** Validates the rows. Unchanged rows are dropped. */
function understoodRows(rows: readonly SheetRow[], recorded: ReadonlyMap<string, RecordedEntry>, today: string): UnderstoodRows {
  const changes: SheetChange[] = [];
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const { key, entry: of, isVoided, typed } = row;
    const before = of === null ? undefined : recorded.get(of);
    if (of !== null && (!before || before.isVoided)) problems.push({ key, column: null, problem: { code: 'changed-meanwhile' } });
    else if (isVoided) changes.push({ key, entry: null, of });
    else {
      const read = understoodRow(typed, before ? formOfEntry([before]) : {}, today);
      if ('problems' in read) problems.push(...read.problems.map((one) => ({ key, ...one })));
      else if (!read.isSame) changes.push({ key, entry: read.entry, of });
    }
  }
  return { changes, problems };
}

type Read = Omit<Extract<ReturnType<typeof readRow>, { entry: unknown }>, never> | { readonly problems: Omit<RowProblem, 'key'>[] };

/** Reads a row. Fields for which the sheet has no column keep their recorded values. */
function understoodRow(typed: Typed, before: Typed, today: string): Read {
  const type = parseTransactionType({ type: typed.type ?? '' });
  if (type === null || type === 'Exchange')
    return { problems: [{ column: 'type', problem: { code: type === null ? 'option' : 'exchange-sides' } }] };
  return readRow({ type, fields: transactionFields(type), typed, before, today });
}

interface Reading {
  readonly type: NonNullable<ReturnType<typeof parseTransactionType>>;
  readonly fields: readonly Field[];
  readonly typed: Typed;
  readonly before: Typed;
  readonly today: string;
}

function readRow({ type, fields, typed, before, today }: Reading) {
  const asked = new Set(fields.map(({ id }) => id));
  const stray = sheetColumns.filter((column) => column !== 'type' && !asked.has(column) && (typed[column] ?? '') !== '');
  if (stray.length > 0) return { problems: stray.map((column) => ({ column, problem: { code: 'option' } as const })) };
  const kept = Object.fromEntries(Object.entries(before).filter(([id]) => asked.has(id)));
  const given = Object.fromEntries(sheetColumns.flatMap((column) => (asked.has(column) ? [[column, typed[column] ?? '']] : [])));
  const merged = { ...kept, ...given };
  const understood = understand(fields, merged, today);
  if ('unknown' in understood) throw new AppError('form-not-understood');
  if ('problems' in understood) return { problems: Object.entries(understood.problems).map(([column, problem]) => ({ column, problem })) };
  const isSame = type === before.type && fields.every(({ id }) => (merged[id] ?? '') === (before[id] ?? ''));
  return { entry: entryOfForm(type, understood.values), isSame };
}

function understoodReason(reason: string, changes: readonly SheetChange[], today: string): string | RowProblem {
  if (changes.every(({ of }) => of === null)) return '';
  const why = understand([reasonField], { reason }, today);
  if ('values' in why) return why.values.reason;
  return { key: '', column: 'reason', problem: 'problems' in why ? (why.problems.reason ?? { code: 'required' }) : { code: 'required' } };
}
