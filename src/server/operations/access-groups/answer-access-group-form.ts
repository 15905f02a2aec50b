import * as z from 'zod';
import type { AccessGroupField, Asked } from '#contracts/people/access-groups.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import { AppError } from '#domain/errors.ts';
import type { Visit } from '../../visit.ts';
import { changesBetween } from '../changes-between.ts';
import { findConflict } from '../find-conflict.ts';
import { formLine } from '../form-line.ts';
import { inAccessGroup, toBeAsked } from './in-access-group.ts';

const AccessGroupForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('save'),
    version: z.coerce.number().int().min(1),
    name: formLine(100),
    description: formLine(500),
  }),
  z.strictObject({ intent: z.literal('delete'), told: z.string().max(64).optional() }),
]);
type AccessGroupForm = z.infer<typeof AccessGroupForm>;
type FormOf<Intent extends AccessGroupForm['intent']> = Extract<AccessGroupForm, { intent: Intent }>;

type Asking = Pick<Visit, 'actor' | 'db'>;

/**
 * One form of the page of an access group: its name and description, or its end, which opens the accounts of anyone who is in no other group. That
 * is asked first.
 *
 * @throws AppError `form-not-understood`, `access-group-not-found`, `name-required`, `access-group-name-taken`
 */
export async function answerAccessGroupForm(
  visit: Asking,
  id: string,
  given: Record<string, unknown>,
): Promise<Saved | Conflict<AccessGroupField> | Asked | { readonly done: 'deleted' }> {
  const { data: form } = AccessGroupForm.safeParse(given);
  if (!form) throw new AppError('form-not-understood');
  return form.intent === 'save' ? save(visit, id, form) : remove(visit, id, form);
}

async function save(
  visit: Asking,
  id: string,
  { version, name, description }: FormOf<'save'>,
): Promise<Saved | Conflict<AccessGroupField>> {
  if (name === '') throw new AppError('name-required');
  const fields = { name, description };
  return inAccessGroup(visit, id, async (tx, group) => {
    const before = { name: group.name, description: group.description ?? '' };
    const conflict = findConflict({ version: group.version, fields: before }, { version, fields });
    if (conflict && conflict.conflict.length > 0) return conflict;
    const change = changesBetween(before, fields);
    if (!change) return { done: 'saved', version: group.version };
    if (await tx.accessGroups.isNameTaken(name, group.id)) throw new AppError('access-group-name-taken');
    const saved = await tx.accessGroups.set(group.id, { name, description: description || null });
    tx.audit.add({ action: 'access-group-changed', target: { kind: 'access-group', id: group.id }, ...change });
    return { done: 'saved', version: saved };
  });
}

async function remove(visit: Asking, id: string, { told }: FormOf<'delete'>): Promise<Asked | { readonly done: 'deleted' }> {
  return inAccessGroup(visit, id, async (tx, group) => {
    const asked = toBeAsked(await tx.accessGroups.leftWithout(group.id, null), told);
    if (asked) return asked;
    const { team, clients } = await tx.accessGroups.delete(group.id);
    const { name, description } = group;
    tx.audit.add({
      action: 'access-group-deleted',
      target: { kind: 'access-group', id: group.id },
      before: { name, description, people: team.length, accounts: clients.length, formerTeam: team, formerClients: clients },
    });
    return { done: 'deleted' };
  });
}
