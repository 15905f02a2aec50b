import * as z from 'zod';
import type { Asked, Picked } from '#contracts/people/access-groups.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { WhichClients } from '../../db/queries/clients/access-groups.ts';
import type { RequestContext } from '../../request-context.ts';
import { withAccessGroup, findUnconfirmed } from './with-access-group.ts';

type Asking = Pick<RequestContext, 'actor' | 'db'>;

/** Each that was chosen is a field of its own, by its id. */
const TeamForm = z
  .object({ intent: z.enum(['add-advisers', 'remove-advisers']), told: z.string().max(64).optional() })
  .catchall(z.literal('on'));
const ClientsForm = z
  .object({
    intent: z.enum(['add-clients', 'remove-clients', 'add-found-clients', 'remove-found-clients']),
    find: z.string().max(100).optional(),
  })
  .catchall(z.literal('on'));

/**
 * Puts advisers into the team of a group, or takes them out. Whom that leaves in no group sees all accounts that they own: that is asked first.
 *
 * @throws AppError `form-not-understood`, `nobody-chosen`, `access-group-not-found`
 */
export async function pickTeam(context: Asking, groupId: string, given: Record<string, unknown>): Promise<Picked | Asked> {
  const { data: form } = TeamForm.safeParse(given);
  if (!form) throw new AppError('form-not-understood');
  const { intent, told, ...chosen } = form;
  const ids = chosenIn(chosen);
  return withAccessGroup(context, groupId, async (tx, { id, name }) => {
    const isAdding = intent === 'add-advisers';
    const asked = isAdding ? null : findUnconfirmed(await tx.accessGroups.leftWithout(id, ids), told);
    if (asked) return asked;
    const moved = await (isAdding ? tx.accessGroups.addToTeam(id, ids) : tx.accessGroups.takeOutOfTeam(id, ids));
    if (moved.length > 0) {
      tx.audit.add({
        action: 'access-group-team-changed',
        target: { kind: 'access-group', id },
        after: { name, ...movedFacts(isAdding, moved) },
      });
    }
    return { done: isAdding ? 'added' : 'taken-out', count: moved.length };
  });
}

/**
 * Puts accounts among the clients of a group, or takes them out: those that were chosen, or all that the words find.
 *
 * @throws AppError `form-not-understood`, `nobody-chosen`, `access-group-not-found`
 */
export async function pickClients(context: Asking, groupId: string, given: Record<string, unknown>): Promise<Picked> {
  const { data: form } = ClientsForm.safeParse(given);
  if (!form || form.find?.includes('\0')) throw new AppError('form-not-understood');
  const { intent, find, ...chosen } = form;
  const which: WhichClients = intent.includes('-found-') ? { find: find?.trim() || null } : { ids: chosenIn(chosen) };
  return withAccessGroup(context, groupId, async (tx, { id, name }) => {
    const isAdding = intent.startsWith('add');
    const moved = await (isAdding ? tx.accessGroups.addClients(id, which) : tx.accessGroups.takeOutClients(id, which));
    if (moved.length > 0) {
      tx.audit.add({
        action: 'access-group-clients-changed',
        target: { kind: 'access-group', id },
        after: { name, ...movedFacts(isAdding, moved) },
      });
    }
    return { done: isAdding ? 'added' : 'taken-out', count: moved.length };
  });
}

const most = 50;

function chosenIn(fields: Readonly<Record<string, unknown>>): string[] {
  const ids = Object.keys(fields);
  if (ids.length > most || !ids.every(isId)) throw new AppError('form-not-understood');
  if (ids.length === 0) throw new AppError('nobody-chosen');
  return ids;
}

function movedFacts(isAdding: boolean, ids: readonly string[]) {
  return isAdding ? { added: ids.length, concerned: ids } : { takenOut: ids.length, concerned: ids };
}
