import * as z from 'zod';
import type { ProjectionField, ProjectionFields } from '#contracts/reports/projections.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { Transaction } from '../../db/queries.ts';
import type { Projection } from '../../db/queries/clients/projections.ts';
import { changesBetween } from '../changes-between.ts';
import { formKey, sentForm } from '../idempotency/form-key.ts';
import { once } from '../idempotency/once.ts';
import { type Merging, mergeFields, parseMergeFields } from '../merge-fields.ts';
import { requirePlannableFunds, withFundNames } from './planned-funds.ts';
import { type Asking, type ProjectedAccount, projectedAccount } from './projected-account.ts';
import { toProjectionFields, projectionName, projectionNameLine, storedTerms, parseTerms, typedTerms } from './projection-form.ts';

const id = z.string().refine(isId);

const ProjectionForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('make'), 'form-key': formKey, name: projectionNameLine }),
  z.strictObject({
    intent: z.literal('save'),
    projection: id,
    version: z.coerce.number().int().min(1),
    name: projectionNameLine,
    ...typedTerms,
    // A form without it leaves the payments as they are.
    payments: typedTerms.payments.optional(),
  }),
  z.strictObject({ intent: z.literal('delete'), projection: id }),
  z.strictObject({ intent: z.literal('restore'), projection: id }),
]);
type ProjectionForm = z.infer<typeof ProjectionForm>;
type FormOf<Intent extends ProjectionForm['intent']> = Extract<ProjectionForm, { intent: Intent }>;

type ProjectionAnswer =
  | Saved
  | Conflict<ProjectionField>
  | { readonly done: 'made' | 'restored'; readonly projection: string }
  | { readonly done: 'deleted'; readonly projection: string; readonly name: string };

/**
 * One form of the projections page: another projection, its name and terms, its end, or that taken back.
 *
 * @throws AppError `form-not-understood`, `name-required`, those of `parseTerms`, `projection-not-found`, `projections-full`; AccessRefused
 * `projections-not-found`, `forbidden`
 */
export async function projectionAction(context: Asking, projectionId: string, given: Record<string, unknown>): Promise<ProjectionAnswer> {
  const { merging, rest } = parseMergeFields(given);
  const { data: form } = ProjectionForm.safeParse(rest);
  return context.db.write(async (tx) => {
    const found = await projectedAccount(tx, context, { projectionId, action: 'edit' });
    if (!form) throw new AppError('form-not-understood');
    if (form.intent === 'make') {
      const { payload, ...sent } = sentForm(context.actor, 'projection-made', form);
      return once(tx, { ...sent, payload: { ...payload, projectionId } }, async () => ({
        done: 'made' as const,
        projection: await makeProjection(tx, { found, actor: context.actor }, form.name),
      }));
    }
    const stored = await tx.projections.lock(found.account.id, form.projection);
    if (!stored || (stored.deletedAt !== null && form.intent !== 'restore')) throw new AppError('projection-not-found');
    if (form.intent === 'save') return save(tx, stored, { form, merging, today: context.today });
    return form.intent === 'delete' ? deleteProjection(tx, stored) : restore(tx, stored);
  });
}

interface Making {
  readonly found: ProjectedAccount;
  readonly actor: Asking['actor'];
}

/** It begins as the firm begins one: with nothing paid in, and random numbers of its own. */
export async function makeProjection(tx: Transaction, { found, actor }: Making, typed: string): Promise<string> {
  const { account, assumptions } = found;
  const name = projectionName(typed);
  const projection = await tx.projections.insert({
    accountId: account.id,
    name,
    ...storedTerms({ ...assumptions.begins, deposit: 0, contribution: 0, escalation: 0, target: null, payments: [] }),
    createdBy: 'userId' in actor ? actor.userId : null,
  });
  tx.audit.add({ action: 'projection-made', accountId: account.id, target: { kind: 'projection', id: projection }, after: { name } });
  return projection;
}

interface Saving {
  readonly form: FormOf<'save'>;
  readonly merging: Merging;
  readonly today: Asking['today'];
}

async function save(tx: Transaction, stored: Projection, { form, merging, today }: Saving): Promise<ProjectionAnswer> {
  const { intent: _intent, projection: _projection, version, name: typedName, ...typed } = form;
  const before = toProjectionFields(stored);
  const terms = parseTerms({ ...typed, payments: typed.payments ?? before.payments });
  const typedFields = toProjectionFields({ ...stored, name: projectionName(typedName), ...storedTerms(terms) });
  const merged = mergeFields({ version: stored.version, fields: before }, { version, fields: typedFields }, merging);
  if ('conflict' in merged) return merged;
  const { fields, taken } = merged;
  const isMerged = taken.length > 0 ? { isMerged: true as const } : {};
  const change = changesBetween(before, fields);
  if (!change) return { done: 'saved', version: stored.version, ...isMerged };
  const saved = await setProjection(tx, stored, { fields, today, refusal: () => new AppError('form-not-understood') });
  return { done: 'saved', version: saved, ...isMerged };
}

interface Setting {
  readonly fields: ProjectionFields;
  readonly today: Asking['today'];
  /** The error for a fund that a payment may not name. */
  readonly refusal: () => AppError;
}

/** Stores the changed fields of a projection, and returns its version. The trail has funds by their names. @throws the refusal; those of `parseTerms` */
export async function setProjection(tx: Transaction, stored: Projection, { fields, today, refusal }: Setting): Promise<number> {
  const { name, ...typed } = fields;
  const terms = parseTerms(typed);
  const { accountId, id: projectionId } = stored;
  const before = await tx.projections.fundsOf(accountId);
  const funds = await requirePlannableFunds(tx, { accountId, projectionId, payments: terms.payments, today, refusal });
  const version = await tx.projections.set(accountId, projectionId, { name, ...storedTerms(terms) });
  const told = (each: ProjectionFields) => withFundNames(each, [...before, ...funds]);
  const changes = changesBetween(told(toProjectionFields(stored)), told(fields));
  tx.audit.add({ action: 'projection-changed', ...about(stored), ...changes });
  return version;
}

export async function deleteProjection(tx: Transaction, stored: Projection): Promise<ProjectionAnswer> {
  const { id: projection, name } = stored;
  await tx.projections.setDeleted(stored.accountId, projection, true);
  tx.audit.add({ action: 'projection-deleted', ...about(stored), before: { name } });
  return { done: 'deleted', projection, name };
}

async function restore(tx: Transaction, stored: Projection): Promise<ProjectionAnswer> {
  if (stored.deletedAt === null) throw new AppError('projection-not-found');
  await tx.projections.setDeleted(stored.accountId, stored.id, false);
  tx.audit.add({ action: 'projection-restored', ...about(stored), after: { name: stored.name } });
  return { done: 'restored', projection: stored.id };
}

function about({ accountId, id: projection }: Projection) {
  return { accountId, target: { kind: 'projection' as const, id: projection } };
}
