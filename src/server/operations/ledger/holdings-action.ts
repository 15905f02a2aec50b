import * as z from 'zod';
import { balanceFields, targetDayField, targetFields } from '#collections/target-fields.ts';
import { reasonField } from '#collections/transaction-fields.ts';
import type { TargetRow } from '#contracts/ledger/holding-sheet.ts';
import { maxSheetRows, type RowProblem, type SheetAnswer } from '#contracts/ledger/sheet.ts';
import { AppError } from '#domain/errors.ts';
import { recordedCurrencies } from '#finance/currency.ts';
import { decimal } from '#finance/decimal.ts';
import type { Field } from '#forms/form.ts';
import type { Typed } from '#forms/kind.ts';
import { understand } from '#forms/values.ts';
import type { RequestContext } from '../../request-context.ts';
import { createEmptyAnswer, parsed, sheetForm, omitCash } from './sheet-action.ts';
import { entryPlace } from './entry-portfolio.ts';
import { saveHoldings } from './save-holdings.ts';

const number = z.string().regex(/^-?\d{1,20}(\.\d{1,20})?$/);

const common = { key: z.string().max(40), before: number, target: z.string().max(200) };

const Row = z.union([
  z.strictObject({ ...common, symbol: z.string().min(1).max(200), currency: z.literal(''), cost: z.string().max(200) }),
  z.strictObject({
    ...common,
    symbol: z.null(),
    currency: z.string().refine((text) => recordedCurrencies.includes(text)),
    cost: z.literal(''),
  }),
]);

const HoldingsForm = z.strictObject({
  ...sheetForm,
  day: z.string().max(40),
  rows: z.string().transform(parsed).pipe(z.array(Row).min(1).max(maxSheetRows)),
});

type HoldingsContext = Pick<RequestContext, 'actor' | 'db' | 'today' | 'requestRefresh' | 'variant'>;

/**
 * The sheet of a portfolio's holdings, tried or saved.
 *
 * @throws AppError `form-not-understood`; and as `saveHoldings` does
 */
export async function holdingsAction(context: HoldingsContext, portfolio: string, given: Record<string, unknown>): Promise<SheetAnswer> {
  const { data: form } = HoldingsForm.safeParse(given);
  if (!form || hasRepeated(form.rows) || (context.variant.settlement === 'direct' && form.rows.some(({ symbol }) => symbol === null))) {
    throw new AppError('form-not-understood');
  }
  await context.db.read((snapshot) => entryPlace(snapshot, context.actor, portfolio));
  const { targets, problems } = understoodTargets(form.rows, context.today);
  const about = understood([targetDayField, reasonField], { day: form.day, reason: form.reason }, context.today);
  const wrong = [...problems, ...about.problems.map((one) => ({ key: '', ...one }))];
  if (wrong.length > 0) return { problems: wrong };
  if (targets.length === 0) return createEmptyAnswer(form.intent, 'adjusted');
  const { confirmed, 'form-key': key, intent } = form;
  const { day = '', reason = '' } = about.values;
  const answer = await saveHoldings(context, { portfolio, targets, day, reason, confirmed, key, isPreview: intent === 'preview' });
  return omitCash(context, answer);
}

function hasRepeated(rows: readonly Pick<TargetRow, 'key' | 'symbol' | 'currency'>[]): boolean {
  const named = rows.map(({ symbol, currency }) => JSON.stringify([symbol, currency]));
  return new Set(named).size < rows.length || new Set(rows.map(({ key }) => key)).size < rows.length;
}

/** Validates the targets. Unchanged rows are dropped. */
function understoodTargets(rows: readonly TargetRow[], today: string) {
  const problems: RowProblem[] = [];
  const targets = rows.flatMap((row): TargetRow[] => {
    const read = understood(row.symbol === null ? balanceFields : targetFields, { target: row.target, cost: row.cost }, today);
    problems.push(...read.problems.map((one) => ({ key: row.key, ...one })));
    const { target, cost = '' } = read.values;
    if (target === undefined) return [];
    const change = decimal(target).minus(decimal(row.before));
    if (cost !== '' && !change.isPositive()) problems.push({ key: row.key, column: 'cost', problem: { code: 'cost-of-nothing' } });
    if (change.isZero()) return [];
    return [{ ...row, target: decimal(target).toString(), cost }];
  });
  return { targets, problems };
}

/** The answers to some fields, or what is wrong with them by column. */
function understood(fields: readonly Field[], typed: Typed, today: string) {
  const asked = Object.fromEntries(fields.map(({ id }) => [id, typed[id] ?? '']));
  const read = understand(fields, asked, today);
  if ('unknown' in read) throw new AppError('form-not-understood');
  if ('problems' in read) {
    const problems = Object.entries(read.problems).map(([column, problem]) => ({ column, problem }));
    return { values: {} as Readonly<Record<string, string>>, problems };
  }
  const said = Object.entries(read.values).filter((one): one is [string, string] => typeof one[1] === 'string');
  return { values: Object.fromEntries(said) as Readonly<Record<string, string>>, problems: [] };
}
