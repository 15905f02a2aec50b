import * as z from 'zod';
import type { Picked } from '#contracts/people/access-groups.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { WhichMembers } from '../../db/queries/clients/client-group-members.ts';
import type { RequestContext } from '../../request-context.ts';
import { clientGroupOf, getClientScope } from './client-group-of.ts';

/** Each that was chosen is a field of its own, by its id. */
const PickForm = z
  .object({
    intent: z.enum(['add-clients', 'remove-clients', 'add-found-clients', 'remove-found-clients']),
    find: z
      .string()
      .max(100)
      .refine((words) => !words.includes('\0'))
      .optional(),
  })
  .catchall(z.literal('on'));

const most = 50;

/**
 * Puts clients into a group, or takes them out: those that were chosen, or all that the words find. Only who has registered is put in; how many
 * are not is told, and refused where it is all of them.
 *
 * @throws AppError as `clientGroupOf`, `form-not-understood`, `nobody-chosen`, `client-not-registered`
 */
export async function pickGroupClients(
  context: Pick<RequestContext, 'actor' | 'db' | 'portal'>,
  id: string,
  given: Record<string, unknown>,
): Promise<Picked> {
  const { data: form } = PickForm.safeParse(given);
  if (!form) throw new AppError('form-not-understood');
  const { intent, find, ...chosen } = form;
  const which: WhichMembers = intent.includes('-found-') ? { find: find?.trim() || null } : { ids: chosenIn(chosen) };
  return context.db.write(async (tx) => {
    const { name, portalId } = await clientGroupOf(tx, context, { id, action: 'fill' });
    await tx.clientGroupRecords.lock(portalId);
    const looking = getClientScope(context.actor, portalId);
    const isAdding = intent.startsWith('add');
    const unregistered = isAdding ? await tx.clientGroupMembers.countUnregistered(looking, id, which) : 0;
    const moved = await tx.clientGroupMembers[isAdding ? 'add' : 'takeOut'](looking, id, which);
    if (moved.length === 0 && unregistered > 0) throw new AppError('client-not-registered');
    if (moved.length > 0) {
      const facts = isAdding ? { added: moved.length } : { takenOut: moved.length };
      const after = { name, ...facts, concerned: moved };
      tx.audit.add({ action: 'client-group-clients-changed', portalId, target: { kind: 'client-group', id }, after });
    }
    return { done: isAdding ? 'added' : 'taken-out', count: moved.length, unregistered };
  });
}

function chosenIn(fields: Readonly<Record<string, unknown>>): string[] {
  const ids = Object.keys(fields);
  if (ids.length > most || !ids.every(isId)) throw new AppError('form-not-understood');
  if (ids.length === 0) throw new AppError('nobody-chosen');
  return ids;
}
