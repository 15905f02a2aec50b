import * as z from 'zod';
import { holdingFields, holdingKinds, listHoldingFields, keptKinds } from '#collections/holding-fields.ts';
import { transferFields, transferKinds, type TransferKind } from '#collections/transfer-fields.ts';
import { reasonField, transactionFields, typeField } from '#collections/transaction-fields.ts';
import { type EntryAnswer, entryDoubts } from '#contracts/ledger/entry.ts';
import { AppError } from '#domain/errors.ts';
import type { TransactionType } from '#finance/ledger/ledger.ts';
import type { Typed } from '#forms/kind.ts';
import { understand } from '#forms/values.ts';
import type { RequestContext } from '../../request-context.ts';
import { formKey } from '../idempotency/form-key.ts';
import { addHolding } from './add-holding.ts';
import { entryPlace } from './entry-portfolio.ts';
import { entryOfForm, type EntryAnswers } from './entry-of-form.ts';
import { holdingOfForm, parseHoldingForm } from './holding-of-form.ts';
import { updateHolding } from './update-holding.ts';
import { type LedgerContext, recordEntry, type Recording } from './record-entry.ts';
import { recordTransfer, type RecordingTransfer, type Transfer } from './record-transfer.ts';
import { inspectSplits } from './inspect-splits.ts';
import { removeHolding } from './remove-holding.ts';
import { replaceEntry } from './replace-entry.ts';
import { undoEntry } from './undo-entry.ts';
import { voidEntry } from './void-entry.ts';

const typed = z.record(z.string(), z.string());
const confirmed = z
  .string()
  .optional()
  .transform((text) => entryDoubts.filter((kind) => text?.split(' ').includes(kind)));
/** Set by the box that deposits the cash that a purchase lacks. */
const deposit = z.literal('yes').optional();
const ids = z.string().transform((text) => (text === '' ? [] : text.split(' ')));

const EntryForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('record'), 'form-key': formKey, confirmed, deposit }).catchall(z.string()),
  z.object({ intent: z.literal('replace'), 'form-key': formKey, confirmed, entry: z.string() }).catchall(z.string()),
  z.object({ intent: z.literal('add-holding'), 'form-key': formKey, confirmed, deposit }).catchall(z.string()),
  z.object({ intent: z.literal('transfer'), 'form-key': formKey, confirmed }).catchall(z.string()),
  z.strictObject({ intent: z.literal('void'), entry: z.string(), reason: z.string() }),
  z.object({ intent: z.literal('keep-holding'), symbol: z.string(), shown: z.string(), kind: z.enum(keptKinds) }).catchall(z.string()),
  z.strictObject({ intent: z.literal('remove-holding'), symbol: z.string(), reason: z.string() }),
  z.strictObject({ intent: z.literal('undo'), recorded: ids, voided: ids }),
]);
type FormOf<Intent extends string> = Extract<z.infer<typeof EntryForm>, { intent: Intent }>;

/**
 * One form of the ledger of a portfolio: a transaction recorded, corrected or voided, a holding begun, corrected or removed, or that taken back.
 *
 * @throws AppError `form-not-understood`, and as the operations do
 */
export async function entryAction(
  context: LedgerContext & Pick<RequestContext, 'auth'>,
  portfolio: string,
  given: Record<string, unknown>,
): Promise<EntryAnswer> {
  const { account } = await context.db.read((snapshot) => entryPlace(snapshot, context.actor, portfolio));
  const answer = await answerForm(context, portfolio, given);
  await inspectSplits(context, account.id, answer);
  return answer;
}

async function answerForm(context: LedgerContext, portfolio: string, given: Record<string, unknown>): Promise<EntryAnswer> {
  const { data: form } = EntryForm.safeParse(given);
  if (!form) throw new AppError('form-not-understood');
  if (form.intent === 'undo') return undoEntry(context, { portfolio, change: { recorded: form.recorded, voided: form.voided } });
  if (form.intent === 'void') return answerVoid(context, portfolio, form);
  if (form.intent === 'add-holding') return answerHolding(context, portfolio, form);
  if (form.intent === 'transfer') return answerTransfer(context, portfolio, form);
  if (form.intent === 'keep-holding') return answerKept(context, portfolio, form);
  if (form.intent === 'remove-holding') return answerRemoval(context, portfolio, form);
  return form.intent === 'record' ? answerRecord(context, portfolio, form) : answerReplace(context, portfolio, form);
}

async function answerVoid(context: LedgerContext, portfolio: string, { entry, reason }: FormOf<'void'>): Promise<EntryAnswer> {
  const understood = understand([reasonField], { reason }, context.today);
  if ('problems' in understood) return understood;
  if ('unknown' in understood) throw new AppError('form-not-understood');
  return voidEntry(context, { portfolio, entry, reason: understood.values.reason });
}

async function answerRecord(context: LedgerContext, portfolio: string, form: FormOf<'record'>): Promise<EntryAnswer> {
  const { intent: _intent, 'form-key': key, confirmed: meant, deposit: paid, ...rest } = form;
  const read = readEntry(context, rest);
  if ('problems' in read) return read;
  const isDeposited = paid === 'yes' && read.entry.type === 'Purchase';
  return recordEntry(context, { portfolio, entry: read.entry, confirmed: meant, isDeposited, key });
}

async function answerHolding(context: LedgerContext, portfolio: string, form: FormOf<'add-holding'>): Promise<EntryAnswer> {
  const { intent: _intent, 'form-key': key, confirmed: meant, deposit: paid, kind: chosen, ...rest } = form;
  const { data } = typed.safeParse(rest);
  const kind = holdingKinds.find((each) => each === chosen);
  if (!data || !kind) throw new AppError('form-not-understood');
  const understood = understand(holdingFields(kind), data, context.today);
  if ('unknown' in understood) throw new AppError('form-not-understood');
  if ('problems' in understood) return understood;
  const begun = holdingOfForm(kind, understood.values);
  const isDeposited = paid === 'yes' && begun.entry.type === 'Purchase';
  return addHolding(context, { portfolio, ...begun, confirmed: meant, isDeposited, key });
}

async function answerKept(context: LedgerContext, portfolio: string, form: FormOf<'keep-holding'>): Promise<EntryAnswer> {
  const { intent: _intent, symbol, shown, kind, ...rest } = form;
  const { data } = typed.safeParse(rest);
  const understood = data && understand([...listHoldingFields(kind), reasonField], data, context.today);
  if (!understood || 'unknown' in understood) throw new AppError('form-not-understood');
  if ('problems' in understood) return understood;
  return updateHolding(context, { portfolio, symbol, shown, ...parseHoldingForm(understood.values) });
}

async function answerRemoval(
  context: LedgerContext,
  portfolio: string,
  { symbol, reason }: FormOf<'remove-holding'>,
): Promise<EntryAnswer> {
  const understood = understand([reasonField], { reason }, context.today);
  if ('problems' in understood) return understood;
  if ('unknown' in understood) throw new AppError('form-not-understood');
  return removeHolding(context, { portfolio, symbol, reason: understood.values.reason });
}

async function answerTransfer(context: LedgerContext, portfolio: string, form: FormOf<'transfer'>): Promise<EntryAnswer> {
  const { intent: _intent, 'form-key': key, confirmed: meant, what: chosen, ...rest } = form;
  const { data } = typed.safeParse(rest);
  const kind = transferKinds.find((each) => each === chosen);
  if (!data || !kind) throw new AppError('form-not-understood');
  const understood = understand(transferFields(kind), data, context.today);
  if ('unknown' in understood) throw new AppError('form-not-understood');
  if ('problems' in understood) return understood;
  return recordTransfer(context, { portfolio, ...transferOfForm(kind, understood.values), confirmed: meant, key });
}

async function answerReplace(context: LedgerContext, portfolio: string, form: FormOf<'replace'>): Promise<EntryAnswer> {
  const { intent: _intent, 'form-key': key, confirmed: meant, entry: replaces, reason = '', ...rest } = form;
  const why = understand([reasonField], { reason }, context.today);
  const read = readEntry(context, rest);
  if ('problems' in why || 'problems' in read) return { problems: { ...problemsIn(read), ...problemsIn(why) } };
  if ('unknown' in why) throw new AppError('form-not-understood');
  return replaceEntry(context, { portfolio, entry: read.entry, confirmed: meant, key, replaces, reason: why.values.reason });
}

const problemsIn = (read: object) => ('problems' in read ? (read.problems as object) : {});

/** The fields of its type, understood. */
function readEntry(
  { today }: LedgerContext,
  rest: Readonly<Record<string, unknown>>,
): Pick<Recording, 'entry'> | Extract<EntryAnswer, { problems: unknown }> {
  const { data } = typed.safeParse(rest);
  if (!data) throw new AppError('form-not-understood');
  const { type, ...fields } = data;
  const chosen = parseTransactionType({ type: type ?? '' });
  if (chosen === null) return { problems: { type: { code: 'option' } } };
  const understood = understand(transactionFields(chosen, fields.nominal !== undefined), fields, today);
  if ('unknown' in understood) throw new AppError('form-not-understood');
  return 'problems' in understood ? understood : { entry: entryOfForm(chosen, understood.values) };
}

/** The type that a form has chosen, if there is such. */
export function parseTransactionType({ type }: Typed): TransactionType | null {
  return typeField.options.find(({ value }) => value === type)?.value ?? null;
}

/** Converts the form's validated values to a transfer. */
function transferOfForm(kind: TransferKind, answers: EntryAnswers): Pick<RecordingTransfer, 'to' | 'transfer'> {
  const said = (id: string) => (typeof answers[id] === 'string' ? answers[id] : null);
  const text = (id: string) => said(id) ?? '';
  const dated = { day: text('day'), note: said('note') };
  const transfer: Transfer =
    kind === 'cash'
      ? { kind, ...dated, amount: text('amount'), currency: text('currency') }
      : {
          kind,
          ...dated,
          symbol: text('symbol'),
          units: text('units'),
          cost: said('cost'),
          acquired: said('acquired'),
          rate: said('rate'),
        };
  return { to: text('to'), transfer };
}
